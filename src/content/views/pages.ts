import type { PictureDesk } from "../pictures.ts";
import type { Content } from "../read-content.ts";
import { headView } from "./head.ts";
import { externalLink, phoneNumber } from "./links.ts";

export function notFoundView(content: Content) {
	const { head, ...page } = content.pages.notFound;
	return {
		...page,
		head: headView(content, "/not-found", { ...head, noindex: true }),
	};
}

export function thankYouFreeClassView(content: Content, _desk: PictureDesk) {
	const { head, ...page } = content.pages.thankYouFreeClass;
	const { site } = content;
	return {
		...page,
		head: headView(content, "/thank-you-free-class", head),
		waiverUrl: externalLink(content, "waiver"),
		directionsUrl: externalLink(content, "directions"),
		addressLines: [
			site.address.street,
			`${site.address.city}, ${site.address.state} ${site.address.zip}`,
		],
		parkingNote: site.parkingNote,
		phone: site.phone,
		phoneNumber: phoneNumber(site.phone),
		email: site.email,
		social: site.social,
	};
}
