import type { PictureDesk } from "../pictures.ts";
import { cityLine } from "../postal-address.ts";
import type { Content } from "../read-content.ts";
import type { PageHead } from "../schema/fields.ts";
import { headView } from "./head.ts";
import { externalLink, phoneNumber } from "./links.ts";
import { testimonialView } from "./testimonial.ts";

/** Whoever stands on one of these pages has just booked or asked: search engines leave them out (TY-04, C-25). */
function unlistedHead(content: Content, path: string, head: PageHead) {
	return headView(content, path, { ...head, noindex: true });
}

/** What all four pages show: where the gym is and how to reach it. */
export function thankYouView({ site, integrations, ...content }: Content) {
	const phone = phoneNumber(site.phone);
	return {
		words: content.thankYou,
		directionsUrl: integrations.links.directions,
		addressLines: [site.address.street, cityLine(site.address)],
		parkingNote: site.parkingNote,
		phone: site.phone,
		callUrl: `tel:${phone}`,
		textUrl: `sms:${phone}`,
		email: site.email,
	};
}

export function thankYouFreeClassView(content: Content) {
	const { head, ...page } = content.pages.thankYouFreeClass;
	const { site, schedule, policies } = content;
	return {
		...page,
		head: unlistedHead(content, "/thank-you-free-class", head),
		waiverUrl: externalLink(content, "waiver"),
		time: {
			words: page.time,
			timeZone: schedule.timeZone,
			minutes: policies.durationsInMinutes.groupClass,
			place: content.facts.get("gym.address") ?? "",
			host: new URL(site.url).hostname,
		},
	};
}

export function thankYouIntroCallView(content: Content, desk: PictureDesk) {
	const { head, quote, ...page } = content.pages.thankYouIntroCall;
	return {
		...page,
		head: unlistedHead(content, "/thank-you-intro-call", head),
		quote: {
			title: quote.title,
			...testimonialView(content, desk, quote.person),
		},
	};
}

export function thankYouCorporateView(content: Content) {
	const { head, ...page } = content.pages.thankYouCorporate;
	return { ...page, head: unlistedHead(content, "/thank-you-corporate", head) };
}

export function thankYouProlabsView(content: Content) {
	const { head, ...page } = content.pages.thankYouProlabs;
	return {
		...page,
		head: unlistedHead(content, "/thank-you-prolabs", head),
		/** Trainers write to their own address. */
		email: content.site.prolabsEmail,
	};
}
