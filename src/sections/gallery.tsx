import type { ComponentProps } from "react";
import layout from "#ui/layout/layout.module.css";
import { Section } from "#ui/section/section.tsx";
import { SectionHeader } from "#ui/section/section-header.tsx";
import imageCarousel from "#ui/slider/image-carousel.module.css";
import { ImageCarousel } from "#ui/slider/image-carousel.tsx";

type GalleryPictures = {
	title: string;
	labels: ComponentProps<typeof ImageCarousel>["labels"] & {
		empty: string;
		someLeftOut: string;
	};
	images: ComponentProps<typeof ImageCarousel>["images"];
	/** The number of pictures that are omitted because their host is not allowed (GAL-10). */
	omittedCount: number;
};

type Props = { id: string; gallery: GalleryPictures };

export function Gallery({ id, gallery }: Props) {
	const { title, labels, images, omittedCount } = gallery;
	return (
		<Section id={id}>
			<SectionHeader id={id} title={title} className={layout.wrap} />
			{images.length > 0 ? (
				<ImageCarousel
					label={title}
					labels={labels}
					images={images}
					notice={omittedCount > 0 ? labels.someLeftOut : undefined}
				/>
			) : (
				<p className={`${layout.wrap} ${imageCarousel.note}`}>{labels.empty}</p>
			)}
		</Section>
	);
}
