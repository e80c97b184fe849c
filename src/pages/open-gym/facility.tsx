import type openGym from "content:open-gym";
import { useRef } from "react";
import { useNearViewport } from "#ui/browser/near-viewport.ts";
import layout from "#ui/layout/layout.module.css";
import { Picture } from "#ui/picture/picture.tsx";
import { usePictureState } from "#ui/picture/picture-state.ts";
import { Section } from "#ui/section/section.tsx";
import { Points } from "#ui/text/points.tsx";
import { showToast } from "#ui/toast/toasts.tsx";
import css from "./facility.module.css";

/** What stands on the floor. Its picture is fetched when it comes near; another one stands in when it fails (OPEN-02). */
export function Facility({
	facility,
}: {
	facility: (typeof openGym)["facility"];
}) {
	const figure = useRef<HTMLElement>(null);
	const isNear = useNearViewport(figure);
	const { state, image } = usePictureState((hasLoaded, address) => {
		if (hasLoaded) return;
		console.warn(`The facility image failed to load: ${address}`);
		showToast({ kind: "error", text: facility.failed });
	}, isNear);
	return (
		<Section id="facility">
			<div className={`${layout.wrap} ${layout.split}`} data-picture="end">
				<div className={layout.splitBody}>
					<h2 id="facility-title">{facility.title}</h2>
					<Points points={facility.points} />
				</div>
				<figure
					ref={figure}
					className={`${layout.splitPicture} ${css.picture}`}
				>
					{state === "failed" ? (
						<Picture picture={facility.fallback} isEager />
					) : (
						<Picture picture={facility.photo} image={image} isDue={isNear} />
					)}
				</figure>
			</div>
		</Section>
	);
}
