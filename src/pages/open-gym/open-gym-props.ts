import type { Content } from "#model/files.ts";
import { galleryView } from "#model/pictures/gallery.ts";
import { pictureUses } from "#model/pictures/picture-uses.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { leadFrameView } from "#model/views/frames.ts";
import { openGymHours } from "#model/views/open-now.ts";
import { pageWithHeroView } from "#model/views/page-parts.ts";

export type OpenGymPageProps = ReturnType<typeof openGymPageProps>;

export function openGymPageProps(content: Content, images: Images) {
	const { facility, booking, ...page } = content.pages.openGym;
	return {
		...page,
		...pageWithHeroView(content, images, page),
		booking: {
			...booking,
			dialog: {
				...leadFrameView(content, "freeTrial"),
				frameTitle: booking.frameTitle,
			},
		},
		facility: {
			...facility,
			photo: images.request(facility.photo, pictureUses.tall),
			fallback: images.request(facility.fallback, pictureUses.tall),
		},
		gallery: galleryView(content, images, page.gallery),
		hours: {
			...page.hours,
			rows: openGymHours(content),
		},
	};
}
