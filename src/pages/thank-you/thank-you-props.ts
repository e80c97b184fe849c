import type { Content } from "#model/files.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { mapView } from "#model/views/frames.ts";
import { gymView } from "#model/views/site.ts";
import { testimonialView } from "#model/views/testimonial.ts";
import type { ThankYouProps } from "./thank-you.tsx";
import type { ThankYouCorporatePageProps } from "./thank-you-corporate.tsx";
import type { ThankYouFreeClassPageProps } from "./thank-you-free-class.tsx";
import type { ThankYouIntroCallPageProps } from "./thank-you-intro-call.tsx";
import type { ThankYouProlabsPageProps } from "./thank-you-prolabs.tsx";

export function thankYouFreeClassPageProps(
	content: Content,
): ThankYouFreeClassPageProps {
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

export function thankYouIntroCallPageProps(
	content: Content,
	images: Images,
): ThankYouIntroCallPageProps {
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

export function thankYouCorporatePageProps(
	content: Content,
): ThankYouCorporatePageProps {
	return { ...content.pages.thankYouCorporate, ...sharedProps(content) };
}

export function thankYouProlabsPageProps(
	content: Content,
): ThankYouProlabsPageProps {
	return {
		...content.pages.thankYouProlabs,
		...sharedProps(content),
		email: content.site.prolabsEmail,
	};
}

function sharedProps(
	content: Content,
): Pick<ThankYouProps, "gym" | "place" | "map"> {
	return {
		gym: gymView(content),
		place: {
			...content.thankYou,
			directionsUrl: content.integrations.links.directions,
		},
		map: mapView(content),
	};
}
