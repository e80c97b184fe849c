import type {
	Offer,
	OpeningHoursSpecification,
	Service,
	UnitPriceSpecification,
} from "schema-dts";
import type { Cents } from "#lib/money.ts";
import { linkLabels, shortTitle } from "../page-names.ts";
import { openingHours, type PageContext, provider } from "./gym.ts";

type Price = Pick<UnitPriceSpecification, "unitCode" | "unitText"> & {
	cents: Cents;
	name?: string;
};

export function groupClassesWithPrice(context: PageContext): Service {
	const [dropIn] = context.content.pricing.punchCards;
	return groupClasses(
		context,
		dropIn ? [{ cents: dropIn.pricePerSession, unitText: "session" }] : [],
	);
}

/** Uses opening hours, not events, because a weekly class has no single date. */
export function groupClasses(
	context: PageContext,
	prices: readonly Price[] = [],
): Service {
	return service(
		context,
		"group-classes",
		prices,
		context.content.schedule.classes.map(({ days, start, end }) =>
			openingHours(days, start, end),
		),
	);
}

export function memberships(context: PageContext): Service {
	const plans = context.content.pricing.memberships.map(
		({ name, pricePerWeek }) => ({
			name,
			cents: pricePerWeek,
			unitCode: "WEE",
		}),
	);
	return service(context, "pricing", plans);
}

export function personalTraining(context: PageContext): Service {
	const { name, pricePerSession } = context.content.pricing.personalTraining;
	return service(context, "personal-training", [
		{ name, cents: pricePerSession, unitText: "session" },
	]);
}

export function nutritionCoaching(context: PageContext): Service {
	const { pricePerWeek } = context.content.pricing.nutritionCoaching;
	return service(context, "nutrition-coaching", [
		{ cents: pricePerWeek, unitCode: "WEE" },
	]);
}

export function teamSession(context: PageContext): Service {
	const { price } = context.content.pricing.corporate;
	return service(context, "corporate", [{ cents: price, unitText: "session" }]);
}

export function rental(context: PageContext): Service {
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

function service(
	{ content, page }: PageContext,
	slug: string,
	prices: readonly Price[],
	hoursAvailable?: OpeningHoursSpecification[],
): Service {
	const { url, city } = content.site;
	const name = linkLabels(content).get(`/${slug}`) ?? shortTitle(content, page);
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
		offers: prices.map((price) => offer(url + page.path, price)),
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

/** 7900 -> "79", 1129 -> "11.29" */
function amount(cents: Cents): string {
	return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
