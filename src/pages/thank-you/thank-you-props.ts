import type { Content } from "#model/files.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { mapView } from "#model/views/frames.ts";
import { gymView } from "#model/views/site.ts";
import { testimonialView } from "#model/views/testimonial.ts";

/** The props that all thank-you pages have. */
export type ThankYouProps = Omit<
	ThankYouCorporatePageProps,
	"suits" | "action"
>;

export type ThankYouFreeClassPageProps = ReturnType<
	typeof thankYouFreeClassPageProps
>;

export function thankYouFreeClassPageProps(content: Content) {
	const { time, ...page } = content.pages.thankYouFreeClass;
	return {
		...page,
		...sharedProps(content),
		waiverUrl: content.integrations.links.waiver,
		time: {
			labels: time,
			timeZone: content.schedule.timeZone,
			calendars: content.schedule.calendars,
			minutes: content.policies.durationsInMinutes.groupClass,
			place: content.facts.get("gym.address") ?? "",
			host: new URL(content.site.url).hostname,
		},
	};
}

export type ThankYouIntroCallPageProps = ReturnType<
	typeof thankYouIntroCallPageProps
>;

export function thankYouIntroCallPageProps(content: Content, images: Images) {
	const { quote, ...page } = content.pages.thankYouIntroCall;
	return {
		...page,
		...sharedProps(content),
		quote: {
			title: quote.title,
			...testimonialView(content, images, quote.person),
		},
	};
}

export type ThankYouCorporatePageProps = ReturnType<
	typeof thankYouCorporatePageProps
>;

export function thankYouCorporatePageProps(content: Content) {
	return { ...content.pages.thankYouCorporate, ...sharedProps(content) };
}

export type ThankYouProlabsPageProps = ReturnType<
	typeof thankYouProlabsPageProps
>;

export function thankYouProlabsPageProps(content: Content) {
	return {
		...content.pages.thankYouProlabs,
		...sharedProps(content),
		email: content.site.prolabsEmail,
	};
}

function sharedProps(content: Content) {
	return {
		gym: gymView(content),
		place: {
			...content.thankYou,
			directionsUrl: content.integrations.links.directions,
		},
		map: mapView(content),
	};
}
