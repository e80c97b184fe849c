import words from "content:galleries";
import type openGym from "content:open-gym";
import { Island } from "#islands/island.tsx";
import { GalleryCarousel } from "#sections/gallery-carousel.tsx";
import layout from "#ui/layout/layout.module.css";
import { Section } from "#ui/section/section.tsx";
import { SectionHeader } from "#ui/section/section-header.tsx";
import imageCarousel from "#ui/slider/image-carousel.module.css";

type Props = { id: string; gallery: (typeof openGym)["gallery"] };

/** A page's pictures, fetched when they come near the viewport (GAL-06 to GAL-11). */
export function Gallery({ id, gallery: { title, images, leftOut } }: Props) {
	return (
		<Section id={id}>
			<SectionHeader id={id} title={title} className={layout.wrap} />
			{images.length > 0 ? (
				<Island
					name="GalleryCarousel"
					component={GalleryCarousel}
					load="visible"
					props={{ title, images, leftOut }}
				/>
			) : (
				<p className={`${layout.wrap} ${imageCarousel.note}`}>{words.empty}</p>
			)}
		</Section>
	);
}
