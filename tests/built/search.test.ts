import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { serveBuiltSite } from "../../publish/serve-build.ts";
import { readContent } from "../../src/content/read-content.ts";
import {
	attribute,
	type BuiltPage,
	builtPages,
	textOf,
} from "../support/built-pages.ts";
import { builds } from "../support/sites.ts";

const content = await readContent("content");
const { site } = content;
const pages = builtPages();
const listed = pages.filter(isIndexed);
const read = (address: string) =>
	readFileSync(join(builds.published, "client", address), "utf8");

test("G-27 the sitemap names exactly the pages that search engines may list, each by its one address", () => {
	const named = [...read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(
		([, address = ""]) => address,
	);
	expect(named.length).toBeGreaterThan(2);
	expect(named.toSorted()).toEqual(
		listed.map(({ path }) => site.url + path).toSorted(),
	);
	expect(read("robots.txt")).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test("SEO-03 C-25 the thank-you pages and the page for missing addresses are in no list", () => {
	const hidden = pages.filter((page) => !isIndexed(page));
	expect(hidden.map(({ path }) => path)).toEqual(
		expect.arrayContaining([
			"/404",
			"/thank-you-free-class",
			"/thank-you-intro-call",
			"/thank-you-corporate",
			"/thank-you-prolabs",
		]),
	);
	for (const { path } of hidden.filter((page) => !hasCanonical(page))) {
		expect(read("sitemap.xml")).not.toContain(`<loc>${site.url}${path}</loc>`);
		expect(read("llms.txt")).not.toContain(`](${site.url}${path})`);
	}
});

test("llms.txt leads to every page that is listed", () => {
	const text = read("llms.txt");
	for (const { path } of listed)
		expect(text).toContain(`](${site.url}${path})`);
});

test("the feeds lead to pages that are there", () => {
	const addresses = [
		...read("feed.atom").matchAll(/<id>(.*?)<\/id>\n\t\t<title>/g),
	].map(([, address]) => address);
	const feed = JSON.parse(read("feed.json"));
	expect(feed.items.map(({ id }: { id: string }) => id)).toEqual(addresses);
	const known = listed.map(({ path }) => site.url + path);
	expect(addresses.filter((address = "") => !known.includes(address))).toEqual(
		[],
	);
});

test("each feed is sent with the type that the pages name", async () => {
	const server = await serveBuiltSite({ port: 0, dir: builds.published });
	onTestFinished(() => server.close());
	const links = pages
		.flatMap((page) => page.all("link"))
		.filter((link) => attribute(link, "rel") === "alternate")
		.map((link) => [attribute(link, "href"), attribute(link, "type")] as const);
	const types = new Map(links);
	expect([...types.keys()].toSorted()).toEqual(["/feed.atom", "/feed.json"]);
	for (const [path, type] of types) {
		const answer = await fetch(`${server.origin}${path}`);
		expect(answer.headers.get("Content-Type"), path).toBe(
			`${type}; charset=utf-8`,
		);
	}
});

test("a page asked for by the name of its file leads to its one address", async () => {
	const server = await serveBuiltSite({ port: 0, dir: builds.published });
	onTestFinished(() => server.close());
	for (const { path } of pages.filter(
		(page) => page.path !== "/" && page.path !== "/404",
	)) {
		const answer = await fetch(`${server.origin}${path}.html`, {
			method: "HEAD",
			redirect: "manual",
		});
		expect([answer.status, answer.headers.get("Location")]).toEqual([
			301,
			path,
		]);
	}
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

	test("names no price that the visitor does not read on the page (C-02)", () => {
		const prices = [
			...JSON.stringify(graph).matchAll(/"price":"?([\d.]+)/g),
		].map(([, price]) => price ?? "");
		for (const price of prices)
			expect(page.text.replaceAll(",", "")).toMatch(
				new RegExp(`\\$${price}(?![\\d.]\\d)`),
			);
	});
});

test("SEO-02 the about page names its coaches as people who work for the gym", () => {
	const page = pages.find(({ path }) => path === "/about");
	if (!page) throw new Error("There is no page /about");
	const people = graphOf(page)["@graph"].filter(
		(thing) => thing["@type"] === "Person",
	);
	expect(people.map(({ name }) => name).toSorted()).toEqual(
		Object.values(content.coaches)
			.map(({ name }) => name)
			.toSorted(),
	);
	for (const person of people)
		expect(person).toMatchObject({ worksFor: { "@id": `${site.url}/#gym` } });
});

test("PROLAB-11 SEO-05 SEO-02 C-02 the ProLabs page names its three plans with their visible prices, and nowhere another monthly one", () => {
	const page = pages.find(({ path }) => path === "/prolabs");
	if (!page) throw new Error("There is no page /prolabs");
	const { pricePerHour, block, pricePerMonth } = content.pricing.prolabs;
	const service = graphOf(page)["@graph"].find(
		(thing) => thing["@type"] === "Service",
	);
	expect(service).toMatchObject({
		"@id": `${site.url}/prolabs#prolabs`,
		provider: { "@type": "ExerciseGym", name: site.name },
		offers: [
			{
				price: "40",
				priceCurrency: "USD",
				priceSpecification: { unitCode: "HUR" },
			},
			{ price: "350", priceSpecification: { price: "350" } },
			{ price: "999", priceSpecification: { unitCode: "MON" } },
		],
	});
	expect([pricePerHour, block.price, pricePerMonth]).toEqual([
		4000, 35000, 99900,
	]);
	expect(`${page.text} ${JSON.stringify(service)}`).not.toMatch(/\b800\b/);
});

test("pages that are not listed say nothing to machines", () => {
	for (const page of pages.filter((each) => !hasCanonical(each)))
		expect(page.html).not.toContain("application/ld+json");
});

type BuiltGraph = {
	"@context": string;
	"@graph": readonly Record<string, unknown>[];
};

function graphOf(page: BuiltPage): BuiltGraph {
	const scripts = page
		.all("script")
		.filter((script) => attribute(script, "type") === "application/ld+json");
	expect(scripts).toHaveLength(1);
	const [code] = scripts.flatMap(({ childNodes }) => childNodes);
	return JSON.parse(code && "value" in code ? code.value : "");
}

function hasCanonical(page: BuiltPage): boolean {
	return page
		.all("link")
		.some((link) => attribute(link, "rel") === "canonical");
}

/** It names itself as its one address. */
function isIndexed(page: BuiltPage): boolean {
	return page
		.all("link")
		.some(
			(link) =>
				attribute(link, "rel") === "canonical" &&
				attribute(link, "href") === site.url + page.path,
		);
}
