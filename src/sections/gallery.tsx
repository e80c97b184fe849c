import galleries from "content:galleries";
import { type ComponentProps, useEffect, useRef } from "react";
import { galleryMaxImages } from "#lib/constants.ts";
import { isStoredImage } from "#lib/image-address.ts";
import { useNearViewport } from "#ui/browser/near-viewport.ts";
import layout from "#ui/layout/layout.module.css";
import { Section } from "#ui/section/section.tsx";
import { SectionHead } from "#ui/section/section-head.tsx";
import imageCarousel from "#ui/slider/image-carousel.module.css";
import { ImageCarousel } from "#ui/slider/image-carousel.tsx";
import { showToast } from "#ui/toast/toasts.tsx";

const { words, storage } = galleries;

type Image = ComponentProps<typeof ImageCarousel>["images"][number] & {
	webp: string;
};

type Props = {
	id: string;
	band?: "concrete";
	gallery: {
		title: string;
		images: readonly Image[];
		/** How many the build has left out for their address. */
		leftOut: number;
	};
};

/** A page's pictures: ten at most, from this site or its storage, fetched when they come near (GAL-06 to GAL-11). */
export function Gallery({ id, band, gallery }: Props) {
	const root = useRef<HTMLDivElement>(null);
	const isNear = useNearViewport(root);
	const accepted = gallery.images.filter(isAccepted);
	const images = accepted.slice(0, galleryMaxImages);

	const leftOut = gallery.leftOut + gallery.images.length - accepted.length;
	useEffect(() => {
		if (isNear && leftOut > 0)
			showToast({ kind: "warning", text: words.someLeftOut });
	}, [isNear, leftOut]);

	const hasFailed = useRef(false);
	const fail = (address: string) => {
		console.warn(`A gallery image failed to load: ${address}`);
		if (!hasFailed.current)
			showToast({ kind: "error", text: words.someFailed });
		hasFailed.current = true;
	};

	return (
		<Section id={id} {...(band ? { band } : {})}>
			<SectionHead id={id} title={gallery.title} isFullWidth />
			<div ref={root}>
				{images.length > 0 ? (
					<ImageCarousel
						label={gallery.title}
						images={images}
						words={words}
						isNear={isNear}
						onFailure={fail}
					/>
				) : (
					<p className={`${layout.wrap} ${imageCarousel.note}`}>
						{words.empty}
					</p>
				)}
			</div>
		</Section>
	);
}

/** Files of this site, and what is on a storage host (GAL-07). */
function isAccepted({ original, webp, picture }: Image): boolean {
	return [original, webp, picture.src].every(
		(address) => /^\/(?!\/)/.test(address) || isStoredImage(address, storage),
	);
}
