import { describe, expect, test } from "vitest";
import {
	type BuiltPage,
	isCanonical,
	textOf,
} from "../support/built/built-pages.ts";
import {
	renderedPage,
	renderedPages,
	renderPageOf,
} from "../support/built/rendered-pages.ts";
import { frozenContent } from "../support/contents.ts";

const { site, pricing } = frozenContent;
const listed = renderedPages().filter(isCanonical);

describe.each(listed)("the structured data of $path", (page) => {
	const graph = graphOf(page);

	test("is one graph whose nodes have unique ids on the site's origin", () => {
		expect(graph["@context"]).toBe("https://schema.org");
		const ids = graph["@graph"].map((thing) => thing["@id"]);
		expect(ids.length).toBeGreaterThan(0);
		expect(new Set(ids).size).toBe(ids.length);
		for (const id of ids)
			expect(String(id).startsWith(`${site.url}/`)).toBe(true);
	});

	test("contains the page's URL and title", () => {
		expect(graph["@graph"]).toContainEqual(
			expect.objectContaining({
				url: site.url + page.path,
				name: page.all("title").map(textOf)[0],
			}),
		);
	});

	test("contains only prices that the page shows (C-02)", () => {
		const prices = [
			...JSON.stringify(graph).matchAll(/"price":"?([\d.]+)/g),
		].map(([, price]) => price ?? "");
		for (const price of prices)
			expect(page.text.replaceAll(",", "")).toMatch(
				new RegExp(`\\$${price}(?!\\.?\\d)`),
			);
	});
});

test("SEO-02 PROLAB-11 SEO-05 C-02 structured data of /prolabs has three plans with prices", () => {
	const page = renderedPage("/prolabs");
	const { pricePerHour, block, pricePerMonth } = pricing.prolabs;
	const service = graphOf(page)["@graph"].find(
		(thing) => thing["@type"] === "Service",
	);
	expect(service).toMatchObject({
		"@id": `${site.url}/prolabs#prolabs`,
		provider: { "@type": "Organization", name: site.name },
		offers: [
			{
				price: dollars(pricePerHour),
				priceCurrency: "USD",
				priceSpecification: { unitCode: "HUR" },
			},
			{
				price: dollars(block.price),
				priceSpecification: { price: dollars(block.price) },
			},
			{
				price: dollars(pricePerMonth),
				priceSpecification: { unitCode: "MON" },
			},
		],
	});
});

test("SEO-02 structured data of the home page contains the gym", () => {
	expect(graphOf(renderedPage("/"))["@graph"]).toContainEqual(
		expect.objectContaining({ "@type": "ExerciseGym", name: site.name }),
	);
});

test("no text ends the script element of structured data", async () => {
	const description = "</script><script>alert(1)</script>";
	const content = { ...frozenContent, site: { ...site, description } };
	const page = await renderPageOf(content, "/");
	expect(graphOf(page)["@graph"]).toContainEqual(
		expect.objectContaining({ "@type": "ExerciseGym", description }),
	);
});

function dollars(cents: number): string {
	return String(cents / 100);
}

type BuiltGraph = {
	"@context": string;
	"@graph": readonly Record<string, unknown>[];
};

function graphOf(page: BuiltPage): BuiltGraph {
	const scripts = page.all('script[type="application/ld+json"]');
	expect(scripts).toHaveLength(1);
	return JSON.parse(scripts.map(({ textContent }) => textContent).join());
}
