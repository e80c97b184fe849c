import { Island } from "#islands/island.tsx";
import {
	GalleryCarousel,
	type GalleryPictures,
} from "#sections/gallery-carousel.tsx";
import layout from "#ui/layout/layout.module.css";
import { Section } from "#ui/section/section.tsx";
import { SectionHeader } from "#ui/section/section-header.tsx";
import imageCarousel from "#ui/slider/image-carousel.module.css";

type Props = { id: string; gallery: GalleryPictures };

/** A page's gallery; loads near the viewport (GAL-06 to GAL-11). */
export function Gallery({ id, gallery }: Props) {
	const { title, labels, images, omittedCount } = gallery;
	return (
		<Section id={id}>
			<SectionHeader id={id} title={title} className={layout.wrap} />
			{images.length > 0 ? (
				<Island
					name="GalleryCarousel"
					component={GalleryCarousel}
					props={{ title, labels, images, omittedCount }}
				/>
			) : (
				<p className={`${layout.wrap} ${imageCarousel.note}`}>{labels.empty}</p>
			)}
		</Section>
	);
}
