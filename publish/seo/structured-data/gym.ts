import type {
	DayOfWeek,
	ExerciseGym,
	OpeningHoursSpecification,
	Organization,
	PostalAddress,
	Thing,
} from "schema-dts";
import { formatMoney } from "#lib/money.ts";
import { formatWeekday, type Minutes, type Weekday } from "#lib/time/time.ts";
import { phoneNumber } from "#model/facts/phone-number.ts";
import type { Content } from "#model/files.ts";
import type { PageMeta } from "#model/views/page-meta.ts";
import { iconPaths } from "../icons.ts";

export type PageContext = {
	content: Content;
	/** One of the page's paths. */
	path: string;
	page: PageMeta;
	image: string;
};

export type Reference = { "@id": string };

export function gym({ content, image }: PageContext): ExerciseGym {
	const { site, schedule, pricing, integrations } = content;
	const prices = [
		...pricing.memberships.map(({ pricePerWeek }) => pricePerWeek),
		...pricing.punchCards.map(({ pricePerSession }) => pricePerSession),
		pricing.personalTraining.pricePerSession,
	];
	const allDay = { opens: 0, closes: 0 };
	const specialDays = [
		...schedule.closures.map((days) => ({ ...days, ...allDay })),
		...schedule.specialHours,
	]
		.toSorted((a, b) => (a.from < b.from ? -1 : 1))
		.map(
			({ from, to = from, opens, closes }): OpeningHoursSpecification => ({
				"@type": "OpeningHoursSpecification",
				opens: clock(opens),
				closes: clock(closes),
				validFrom: from,
				validThrough: to,
			}),
		);
	return {
		"@type": "ExerciseGym",
		"@id": `${site.url}/#gym`,
		name: site.name,
		url: `${site.url}/`,
		alternateName: site.shortName,
		description: site.description,
		logo: site.url + iconPaths.large,
		image: site.url + image,
		telephone: phoneNumber(site.phone),
		email: site.email,
		address: postalAddress(content),
		geo: { "@type": "GeoCoordinates", ...site.geo },
		hasMap: integrations.links.directions,
		openingHoursSpecification: schedule.openingHours.map(
			({ days, opens, closes }) => openingHours(days, opens, closes),
		),
		...(specialDays.length > 0
			? { specialOpeningHoursSpecification: specialDays }
			: {}),
		priceRange: `${formatMoney(Math.min(...prices))} to ${formatMoney(Math.max(...prices))}`,
		currenciesAccepted: "USD",
		sameAs: site.social.map(({ url }) => url),
	};
}

export function postalAddress({ site }: Content): PostalAddress {
	return {
		"@type": "PostalAddress",
		streetAddress: site.address.street,
		addressLocality: site.address.city,
		addressRegion: site.address.state,
		postalCode: site.address.zip,
		addressCountry: "US",
	};
}

export function webSite({ site }: Content): Thing {
	return {
		"@type": "WebSite",
		"@id": `${site.url}/#website`,
		url: `${site.url}/`,
		name: site.shortName,
		description: site.description,
		inLanguage: "en-US",
		publisher: gymOf(site.url),
	};
}

/**
 * Refers to the gym's full description on the home page. The type is Organization, because search
 * engines require an address for the type LocalBusiness.
 */
export function provider({ site }: Content): Organization {
	return {
		"@type": "Organization",
		"@id": `${site.url}/#gym`,
		name: site.name,
		url: `${site.url}/`,
	};
}

export function gymOf(url: string): Reference {
	return { "@id": `${url}/#gym` };
}

export function openingHours(
	days: readonly Weekday[],
	opens: Minutes,
	closes: Minutes,
): OpeningHoursSpecification {
	return {
		"@type": "OpeningHoursSpecification",
		dayOfWeek: days.map(
			(day): DayOfWeek => `https://schema.org/${formatWeekday(day)}`,
		),
		opens: clock(opens),
		closes: clock(closes),
	};
}

/** 330 -> "05:30"; midnight at the end of a day -> "23:59", as search engines require. */
export function clock(time: Minutes): string {
	if (time === 1440) return "23:59";
	const two = (count: number) => String(count).padStart(2, "0");
	return `${two(Math.floor(time / 60))}:${two(time % 60)}`;
}
