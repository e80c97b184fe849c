import words from "content:galleries";
import type openGym from "content:open-gym";
import { useEffect, useRef } from "react";
import { useNearViewport } from "#ui/browser/near-viewport.ts";
import layout from "#ui/layout/layout.module.css";
import { Section } from "#ui/section/section.tsx";
import { SectionHead } from "#ui/section/section-head.tsx";
import imageCarousel from "#ui/slider/image-carousel.module.css";
import { ImageCarousel } from "#ui/slider/image-carousel.tsx";
import { showToast } from "#ui/toast/toasts.tsx";

type Props = { id: string; gallery: (typeof openGym)["gallery"] };

/** A page's pictures, fetched when they come near (GAL-06 to GAL-11). */
export function Gallery({ id, gallery: { title, images, leftOut } }: Props) {
	const root = useRef<HTMLDivElement>(null);
	const isNear = useNearViewport(root);
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
		<Section id={id}>
			<SectionHead id={id} title={title} className={layout.wrap} />
			<div ref={root}>
				{images.length > 0 ? (
					<ImageCarousel
						label={title}
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
