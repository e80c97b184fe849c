import { printWeek } from "../../lib/hours.ts";
import { formatTimeRange } from "../../lib/time.ts";
import type { PictureDesk } from "../pictures.ts";
import type { Content } from "../read-content.ts";
import { leadFrameView } from "./frames.ts";
import { galleryView } from "./gallery.ts";
import { headView } from "./head.ts";
import { closingView, pageHeroView } from "./page-parts.ts";
import { pictureUses } from "./picture-uses.ts";

export function openGymView(content: Content, desk: PictureDesk) {
	const { head, facility, booking, ...page } = content.pages.openGym;
	return {
		...page,
		head: headView(content, "/open-gym", head),
		hero: pageHeroView(content, desk, page.hero),
		booking: {
			...booking,
			dialog: {
				...leadFrameView(content, "freeTrial"),
				frameTitle: booking.frameTitle,
			},
		},
		facility: {
			...facility,
			photo: desk.picture(facility.photo, pictureUses.tall),
			fallback: desk.picture(facility.fallback, pictureUses.tall),
		},
		gallery: galleryView(content, desk, page.gallery),
		hours: {
			...page.hours,
			rows: printWeek(content.schedule.openGym, formatTimeRange),
		},
		closing: closingView(content, page.closing),
	};
}
