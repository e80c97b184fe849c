import { useRef } from "react";
import { useNearViewport } from "#ui/browser/near-viewport.ts";
import { Picture, type PictureSource } from "#ui/picture/picture.tsx";
import { usePictureState } from "#ui/picture/picture-state.ts";
import { showToast } from "#ui/toast/toasts.ts";

export type FacilityContent = {
	photo: PictureSource;
	fallback: PictureSource;
	failed: string;
};

type Props = { facility: FacilityContent };

/**
 * Loads the photo of the floor near the viewport. If the photo fails, shows a fallback and a toast
 * (OPEN-02, OPEN-03).
 */
export function FacilityPicture({ facility }: Props) {
	const root = useRef<HTMLDivElement>(null);
	const isNear = useNearViewport(root);
	const { state, image } = usePictureState((hasLoaded, address) => {
		if (hasLoaded) return;
		console.warn(`The facility image failed to load: ${address}`);
		showToast({ kind: "error", text: facility.failed });
	}, isNear);
	return (
		<div ref={root}>
			{state === "failed" ? (
				<Picture picture={facility.fallback} loading="eager" />
			) : (
				<Picture
					picture={facility.photo}
					image={image}
					loading={isNear ? "eager" : "deferred"}
				/>
			)}
		</div>
	);
}
