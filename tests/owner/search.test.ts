import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
	attribute,
	type BuiltPage,
	builtPage,
	builtPages,
	canonicalOf,
	codeOf,
	isOwnAddress,
	textOf,
} from "../support/built/built-pages.ts";
import { ownersContent } from "../support/contents.ts";
import { builds } from "../support/sites/sites.ts";

const { site, pricing } = ownersContent;
const pages = builtPages(builds.published);
const listed = pages.filter(isOwnAddress);
const read = (address: string) =>
	readFileSync(join(builds.published, "client", address), "utf8");

test("G-27 SEO-03 C-25 the sitemap names exactly the pages that search engines may list, each by its one address", () => {
	const named = [...read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(
		([, address = ""]) => address,
	);
	expect(named.length).toBeGreaterThan(2);
	expect(named.toSorted()).toEqual(
		listed.map(({ path }) => site.url + path).toSorted(),
	);
	expect(read("robots.txt")).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test("llms.txt leads to every page that is listed, and to no other page", () => {
	const named = [...read("llms.txt").matchAll(/\]\((.*?)\)/g)].map(
		([, address = ""]) => address,
	);
	for (const { path } of pages)
		expect(named.includes(site.url + path), path).toBe(
			listed.some((page) => page.path === path),
		);
});

test("the feed leads to pages that are there", () => {
	const addresses = [
		...read("feed.atom").matchAll(/<entry>[\s\S]*?<id>(.*?)<\/id>/g),
	].map(([, address = ""]) => address);
	const known = listed.map(({ path }) => site.url + path);
	expect(addresses).toHaveLength(read("feed.atom").split("<entry>").length - 1);
	expect(known).toEqual(expect.arrayContaining(addresses));
	const { items } = JSON.parse(read("feed.json"));
	expect(items.map(({ url }: { url: string }) => url)).toEqual(addresses);
});

describe.each(listed)("SEO-02 what $path says to machines", (page) => {
	const graph = graphOf(page);

	test("is one graph of things with ids, each once, that name no other page's", () => {
		expect(graph["@context"]).toBe("https://schema.org");
		const ids = graph["@graph"].map((thing) => thing["@id"]);
		expect(ids.length).toBeGreaterThan(0);
		expect(new Set(ids).size).toBe(ids.length);
		for (const id of ids)
			expect(String(id).startsWith(`${site.url}/`)).toBe(true);
	});

	test("names the page as the page names itself", () => {
		expect(graph["@graph"]).toContainEqual(
			expect.objectContaining({
				url: site.url + page.path,
				name: page.all("title").map(textOf)[0],
			}),
		);
	});

	test("gives name and address of each business that it names: search engines take none without", () => {
		for (const thing of thingsIn(graph).filter(isBusiness))
			expect(thing).toMatchObject({
				name: site.name,
				address: { streetAddress: site.address.street },
			});
	});

	test("names no price that the visitor does not read on the page (C-02)", () => {
		const prices = [
			...JSON.stringify(graph).matchAll(/"price":"?([\d.]+)/g),
		].map(([, price]) => price ?? "");
		for (const price of prices)
			expect(page.text.replaceAll(",", "")).toMatch(
				new RegExp(`\\$${price}(?!\\.?\\d)`),
			);
	});
});

test("PROLAB-11 SEO-05 SEO-02 C-02 the ProLabs page names its three plans with the prices of content/pricing.yaml", () => {
	const page = builtPage("/prolabs", builds.published);
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

test("pages that are not listed say nothing to machines", () => {
	for (const page of pages.filter((each) => !canonicalOf(each)))
		expect(page.html).not.toContain("application/ld+json");
});

/** 4000 -> "40" */
function dollars(cents: number): string {
	return String(cents / 100);
}

type BuiltGraph = {
	"@context": string;
	"@graph": readonly Record<string, unknown>[];
};

function graphOf(page: BuiltPage): BuiltGraph {
	const scripts = page
		.all("script")
		.filter((script) => attribute(script, "type") === "application/ld+json");
	expect(scripts).toHaveLength(1);
	return JSON.parse(scripts.map(codeOf).join());
}

/** The things of a graph and all within them. */
function thingsIn(value: unknown): Record<string, unknown>[] {
	if (typeof value !== "object" || value === null) return [];
	const inner = Object.values(value).flatMap(thingsIn);
	return "@type" in value ? [{ ...value }, ...inner] : inner;
}

/** A kind of https://schema.org/LocalBusiness that a gym may be. */
function isBusiness(thing: Record<string, unknown>): boolean {
	return /Gym|Business|Club|Location/.test(String(thing["@type"]));
}
