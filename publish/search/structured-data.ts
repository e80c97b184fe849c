import type {
	Article,
	BreadcrumbList,
	DayOfWeek,
	Event,
	ExerciseGym,
	Graph,
	Offer,
	OpeningHoursSpecification,
	Organization,
	Person,
	PostalAddress,
	Service,
	Thing,
	UnitPriceSpecification,
	WebPage,
} from "schema-dts";
import { type Cents, formatMoney } from "#lib/money.ts";
import { formatWeekday, type Minutes, type Weekday } from "#lib/time/time.ts";
import { instantAt, type Moment } from "#lib/time/zone-clock.ts";
import { phoneNumber } from "#model/facts/phone-number.ts";
import type { Content } from "#model/files.ts";
import { eventsPath } from "#model/pages/events.ts";
import { modifiedOn } from "#model/schema/article.ts";
import { machineDate } from "#model/schema/printed-date.ts";
import { articleAt } from "./articles.ts";
import { linkLabels, programPaths, shortTitle } from "./page-names.ts";
import { type PublishedPage, pageText } from "./published-page.ts";

type Reference = { "@id": string };

type Price = Pick<UnitPriceSpecification, "unitCode" | "unitText"> & {
	cents: Cents;
	name?: string;
};

export type PageContext = {
	content: Content;
	page: PublishedPage;
	html: string;
	image: string;
};

/**
 * The page's JSON-LD (SEO-02), limited to what the page shows. Omits ratings, because search
 * engines ignore self-serving reviews
 * (https://developers.google.com/search/docs/appearance/structured-data/review-snippet#self-serving-reviews).
 */
export function structuredData(context: PageContext): Graph {
	const { content, page } = context;
	const crumbs = breadcrumbs(context);
	return {
		"@context": "https://schema.org",
		"@graph": [
			...(page.path === "/" ? [gym(context), webSite(content)] : []),
			webPage(context, crumbs),
			...(crumbs ? [crumbs] : []),
			...subjects(context),
		],
	};
}

/** Escapes "<", so that no text can end the script element. */
export function jsonLd(graph: Graph): string {
	return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

function gym({ content, image }: PageContext): ExerciseGym {
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
		logo: `${site.url}/icons/512.png`,
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

function postalAddress({ site }: Content): PostalAddress {
	return {
		"@type": "PostalAddress",
		streetAddress: site.address.street,
		addressLocality: site.address.city,
		addressRegion: site.address.state,
		postalCode: site.address.zip,
		addressCountry: "US",
	};
}

function webSite({ site }: Content): Thing {
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

const kinds: Record<string, "AboutPage" | "ContactPage" | "CollectionPage"> = {
	"/about": "AboutPage",
	"/contact": "ContactPage",
	[eventsPath]: "CollectionPage",
	"/fitness-tips": "CollectionPage",
	"/programs": "CollectionPage",
};

function webPage(
	{ content, page, image }: PageContext,
	crumbs: Reference | undefined,
): WebPage {
	const { url } = content.site;
	return {
		"@type": kinds[page.path] ?? "WebPage",
		"@id": url + page.path,
		url: url + page.path,
		name: page.title,
		description: page.description,
		inLanguage: "en-US",
		isPartOf: { "@id": `${url}/#website` },
		...(page.path === "/" ? { about: gymOf(url) } : {}),
		...(crumbs ? { breadcrumb: { "@id": crumbs["@id"] } } : {}),
		primaryImageOfPage: { "@type": "ImageObject", url: url + image },
	};
}

function breadcrumbs({
	content,
	page,
}: PageContext): (BreadcrumbList & Reference) | undefined {
	if (page.path === "/") return undefined;
	const { url } = content.site;
	const labels = linkLabels(content);
	const above = ["/", parentOf(content, page.path)].flatMap((path = "") => {
		const name = labels.get(path);
		return name ? { path, name } : [];
	});
	const name = labels.get(page.path) ?? shortTitle(content, page);
	const way = [...above, { path: page.path, name }];
	return {
		"@type": "BreadcrumbList",
		"@id": `${url}${page.path}#breadcrumbs`,
		itemListElement: way.map(({ path, name }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: url + path,
		})),
	};
}

function parentOf(content: Content, path: string): string | undefined {
	if (path.startsWith("/fitness-tips/")) return "/fitness-tips";
	return programPaths(content).has(path) ? "/programs" : undefined;
}

/**
 * The entities that a page describes, by path. An article is described at its canonical URL only.
 */
function subjects(context: PageContext): Thing[] {
	const { content, page } = context;
	const article = articleAt(content, page.path);
	if (article) return [articleOf(context, article)];
	const subjects = subjectsByPath[page.path] ?? [];
	return subjects.flatMap((subject) => subject(context));
}

const subjectsByPath: Record<
	string,
	readonly ((context: PageContext) => Thing | readonly Thing[])[]
> = {
	"/schedule": [groupClasses],
	"/group-classes": [groupClasses],
	"/pricing": [memberships, personalTraining, nutritionCoaching],
	"/personal-training": [personalTraining],
	"/nutrition-coaching": [nutritionCoaching],
	"/about": [coaches],
	[eventsPath]: [events],
	"/corporate": [teamSession],
	"/prolabs": [rental],
};

function events({ content }: PageContext): Event[] {
	const { site, schedule, events } = content;
	const at = (moment: Moment) => offsetTime(schedule.timeZone, moment);
	return events.list.map(({ id, name, text, starts, ends, cancelled }) => ({
		"@type": "Event",
		"@id": `${site.url}${eventsPath}#${id}`,
		name,
		description: text,
		startDate: at(starts),
		endDate: at(ends),
		eventStatus: cancelled
			? "https://schema.org/EventCancelled"
			: "https://schema.org/EventScheduled",
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		location: {
			"@type": "Place",
			name: site.name,
			address: postalAddress(content),
		},
		organizer: provider(content),
		url: `${site.url}${eventsPath}#${id}`,
	}));
}

/** 2026-12-12T11:00:00-08:00 */
function offsetTime(timeZone: string, { date, time }: Moment): string {
	const localTime = Date.parse(date) + time * 60_000;
	const minutes = (localTime - instantAt(timeZone, { date, time })) / 60_000;
	const sign = minutes < 0 ? "-" : "+";
	return `${date}T${clock(time)}:00${sign}${clock(Math.abs(minutes))}`;
}

/** Opening hours instead of events, because a weekly class has no single date. */
function groupClasses(context: PageContext): Service {
	const { schedule, pricing } = context.content;
	const [dropIn] = pricing.punchCards;
	return service(
		context,
		"group-classes",
		dropIn ? [{ cents: dropIn.pricePerSession, unitText: "session" }] : [],
		schedule.classes.map(({ days, start, end }) =>
			openingHours(days, start, end),
		),
	);
}

function teamSession(context: PageContext): Service {
	const { price } = context.content.pricing.corporate;
	return service(context, "corporate", [{ cents: price, unitText: "session" }]);
}

function rental(context: PageContext): Service {
	const { pricing, schedule } = context.content;
	const { cards, pricePerHour, block, pricePerMonth } = pricing.prolabs;
	return service(
		context,
		"prolabs",
		[
			{ name: cards.hourly.name, cents: pricePerHour, unitCode: "HUR" },
			{
				name: cards.block.name,
				cents: block.price,
				unitText: cards.block.name,
			},
			{ name: cards.monthly.name, cents: pricePerMonth, unitCode: "MON" },
		],
		schedule.prolabs.map(({ days, opens, closes }) =>
			openingHours(days, opens, closes),
		),
	);
}

function memberships(context: PageContext): Service {
	const plans = context.content.pricing.memberships.map(
		({ name, pricePerWeek }) => ({
			name,
			cents: pricePerWeek,
			unitCode: "WEE",
		}),
	);
	return service(context, "pricing", plans);
}

function personalTraining(context: PageContext): Service {
	const { name, pricePerSession } = context.content.pricing.personalTraining;
	return service(context, "personal-training", [
		{ name, cents: pricePerSession, unitText: "session" },
	]);
}

function nutritionCoaching(context: PageContext): Service {
	const { pricePerWeek } = context.content.pricing.nutritionCoaching;
	return service(context, "nutrition-coaching", [
		{ cents: pricePerWeek, unitCode: "WEE" },
	]);
}

/** A service by the last part of its path. Omits the offer if the page does not show its price. */
function service(
	{ content, page, html }: PageContext,
	slug: string,
	prices: readonly Price[],
	hoursAvailable?: OpeningHoursSpecification[],
): Service {
	const { url, city } = content.site;
	const name = linkLabels(content).get(`/${slug}`) ?? shortTitle(content, page);
	const text = pageText(html);
	return {
		"@type": "Service",
		"@id": `${url}${page.path}#${slug}`,
		name,
		...(page.path === `/${slug}` ? { description: page.description } : {}),
		serviceType: name,
		url: url + page.path,
		provider: provider(content),
		areaServed: { "@type": "City", name: city },
		...(hoursAvailable ? { hoursAvailable } : {}),
		offers: prices
			.filter(({ cents }) => showsPrice(text, cents))
			.map((price) => offer(url + page.path, price)),
	};
}

function offer(url: string, { cents, name, ...unit }: Price): Offer {
	const price = amount(cents);
	return {
		"@type": "Offer",
		...(name ? { name } : {}),
		url,
		price,
		priceCurrency: "USD",
		availability: "https://schema.org/InStock",
		priceSpecification: {
			"@type": "UnitPriceSpecification",
			price,
			priceCurrency: "USD",
			...unit,
		},
	};
}

/** "$350" and "$35.50" do not contain the price $35. */
function showsPrice(text: string, cents: Cents): boolean {
	const price = formatMoney(cents).replace(/[$.]/g, "\\$&");
	return new RegExp(`${price}(?![\\d]|[.,]\\d)`).test(text);
}

function articleOf(
	{ content, page, image }: PageContext,
	article: Content["articles"][number],
): Article {
	const { title, excerpt, author, date, category } = article;
	const { url } = content.site;
	const isCoach = Object.values(content.coaches).some(
		({ name }) => name === author,
	);
	return {
		"@type": "Article",
		"@id": `${url}${page.path}#article`,
		headline: title,
		description: excerpt,
		image: url + image,
		datePublished: machineDate(date),
		dateModified: modifiedOn(article),
		author: {
			"@type": "Person",
			name: author,
			...(isCoach ? { worksFor: gymOf(url) } : {}),
		},
		publisher: provider(content),
		mainEntityOfPage: { "@id": url + page.path },
		articleSection: category,
		inLanguage: "en-US",
	};
}

function coaches({ content, html }: PageContext): Person[] {
	const { site, coaches: people } = content;
	const text = pageText(html);
	return Object.entries(people)
		.filter(([, { name }]) => text.includes(name))
		.map(([id, { name, role, description, socials }]) => {
			const { email: _, ...profiles } = socials;
			const sameAs = Object.values(profiles).filter((url) => url !== undefined);
			return {
				"@type": "Person",
				"@id": `${site.url}/about#${id}`,
				name,
				jobTitle: role,
				description,
				...(sameAs.length > 0 ? { sameAs } : {}),
				worksFor: gymOf(site.url),
			};
		});
}

/**
 * The gym with the id of its full description on the home page. An organization only, because
 * search engines require an address for a business.
 */
function provider({ site }: Content): Organization {
	return {
		"@type": "Organization",
		"@id": `${site.url}/#gym`,
		name: site.name,
		url: `${site.url}/`,
	};
}

function gymOf(url: string): Reference {
	return { "@id": `${url}/#gym` };
}

function openingHours(
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
function clock(time: Minutes): string {
	if (time === 1440) return "23:59";
	const two = (count: number) => String(count).padStart(2, "0");
	return `${two(Math.floor(time / 60))}:${two(time % 60)}`;
}

/** 7900 -> "79", 1129 -> "11.29" */
function amount(cents: Cents): string {
	return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
