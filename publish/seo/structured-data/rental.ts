import type { Offer, Service, UnitPriceSpecification } from "schema-dts";
import type { Cents } from "#lib/money.ts";
import { linkLabels } from "../navigation-links.ts";
import { openingHours, type PageContext, provider } from "./gym.ts";

type Price = Pick<UnitPriceSpecification, "unitCode" | "unitText"> & {
	cents: Cents;
	name: string;
};

/** The rental of the ProLabs floor, with the plans that its page shows (PROLAB-11). */
export function rental({ content, path, page }: PageContext): Service {
	const { site, pricing, schedule } = content;
	const { cards, pricePerHour, block, pricePerMonth } = pricing.prolabs;
	const url = site.url + path;
	const name = linkLabels(content).get(path) ?? page.name;
	const prices: Price[] = [
		{ name: cards.hourly.name, cents: pricePerHour, unitCode: "HUR" },
		{
			name: cards.block.name,
			cents: block.price,
			unitText: cards.block.name,
		},
		{ name: cards.monthly.name, cents: pricePerMonth, unitCode: "MON" },
	];
	return {
		"@type": "Service",
		"@id": `${url}#prolabs`,
		name,
		description: page.description,
		serviceType: name,
		url,
		provider: provider(content),
		areaServed: { "@type": "City", name: site.city },
		hoursAvailable: schedule.prolabs.map(({ days, opens, closes }) =>
			openingHours(days, opens, closes),
		),
		offers: prices.map((price) => offer(url, price)),
	};
}

function offer(url: string, { cents, name, ...unit }: Price): Offer {
	const price = String(cents / 100);
	return {
		"@type": "Offer",
		name,
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
