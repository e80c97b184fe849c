import type openGym from "content:open-gym";
import { useRef } from "react";
import { useLatePicture } from "#ui/late-picture.ts";
import { useNearViewport } from "#ui/near-viewport.ts";
import { Picture } from "#ui/picture.tsx";
import { Points } from "#ui/points.tsx";
import { Section } from "#ui/section.tsx";
import { showToast } from "#ui/toasts.tsx";

/** What stands on the floor. Its picture is fetched when it comes near; another one stands in when it fails (OPEN-02). */
export function Facility({
	facility,
}: {
	facility: (typeof openGym)["facility"];
}) {
	const figure = useRef<HTMLElement>(null);
	const isNear = useNearViewport(figure);
	const { state, late } = useLatePicture(isNear, (hasLoaded, address) => {
		if (hasLoaded) return;
		console.warn(`The facility image failed to load: ${address}`);
		showToast({ kind: "error", text: facility.failed });
	});
	return (
		<Section id="facility">
			<div className="wrap split" data-picture="end">
				<div className="split-body">
					<h2 id="facility-title">{facility.title}</h2>
					<Points points={facility.points} />
				</div>
				<figure ref={figure} className="split-picture facility-picture">
					{state === "failed" ? (
						<Picture picture={facility.fallback} isEager />
					) : (
						<Picture picture={facility.photo} late={late} />
					)}
				</figure>
			</div>
		</Section>
	);
}
