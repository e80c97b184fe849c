import { type ComponentProps, useEffect, useRef } from "react";
import { useNearViewport } from "#ui/browser/near-viewport.ts";
import { ImageCarousel } from "#ui/slider/image-carousel.tsx";
import { showToast } from "#ui/toast/toasts.ts";

export type GalleryPictures = {
	title: string;
	labels: ComponentProps<typeof ImageCarousel>["labels"] & {
		empty: string;
		someFailed: string;
		someLeftOut: string;
	};
	images: ComponentProps<typeof ImageCarousel>["images"];
	/** The number of pictures that are not on an allowed host (GAL-10). */
	omittedCount: number;
};

/** The carousel of a gallery, and messages about missing pictures (GAL-09, GAL-10). */
export function GalleryCarousel({
	title,
	labels,
	images,
	omittedCount,
}: GalleryPictures) {
	const root = useRef<HTMLDivElement>(null);
	const isNear = useNearViewport(root);
	useEffect(() => {
		if (isNear && omittedCount > 0)
			showToast({ kind: "warning", text: labels.someLeftOut });
	}, [isNear, omittedCount, labels]);

	const hasFailed = useRef(false);
	const handleFailure = (address: string) => {
		console.warn(`A gallery image failed to load: ${address}`);
		if (!hasFailed.current)
			showToast({ kind: "error", text: labels.someFailed });
		hasFailed.current = true;
	};

	return (
		<div ref={root}>
			<ImageCarousel
				label={title}
				images={images}
				labels={labels}
				isNear={isNear}
				onFailure={handleFailure}
			/>
		</div>
	);
}
