import type { Thing } from "schema-dts";
import { describe, expect, test } from "vitest";
import { modifiedOn } from "#model/schema/article.ts";
import { frozen } from "../../../tests/support/gyms.ts";
import { samplePage } from "../../../tests/support/sample-page.ts";
import type { PageContext } from "./gym.ts";
import { structuredData } from "./structured-data.ts";

const content = frozen.content();
const { url } = content.site;

type Node = Exclude<Thing, string>;

function context(path: string, more = {}): PageContext {
	return {
		content,
		path,
		page: { ...samplePage(path), ...more },
		image: "/share/a.jpg",
	};
}

function graph(path: string, more = {}): readonly Node[] {
	return structuredData(context(path, more))["@graph"].filter(
		(thing) => typeof thing !== "string",
	);
}

function singleNode<Type extends Node["@type"]>(
	path: string,
	type: Type,
	more = {},
) {
	const nodes = graph(path, more).filter((thing) => thing["@type"] === type);
	expect(nodes).toHaveLength(1);
	return nodes[0] as Extract<Node, { "@type": Type }>;
}

describe("the home page describes the gym", () => {
	const gym = singleNode("/", "ExerciseGym");

	test("by name, address, phone and coordinates", () => {
		expect(gym).toMatchObject({
			name: content.site.name,
			telephone: "+12065550142",
			address: { postalCode: content.site.address.zip },
			geo: content.site.geo,
			image: `${url}/share/a.jpg`,
		});
	});

	test("with the opening hours of content/schedule.yaml in schema.org format", () => {
		expect(gym.openingHoursSpecification).toEqual([
			{
				"@type": "OpeningHoursSpecification",
				dayOfWeek: [
					"https://schema.org/Monday",
					"https://schema.org/Tuesday",
					"https://schema.org/Wednesday",
					"https://schema.org/Thursday",
					"https://schema.org/Friday",
				],
				opens: "05:30",
				closes: "20:00",
			},
			{
				"@type": "OpeningHoursSpecification",
				dayOfWeek: ["https://schema.org/Saturday"],
				opens: "08:00",
				closes: "10:30",
			},
		]);
	});

	test("with its closed days and its special hours", () => {
		const closed = { opens: "00:00", closes: "00:00" };
		expect(gym.specialOpeningHoursSpecification).toMatchObject([
			{ ...closed, validFrom: "2026-11-26", validThrough: "2026-11-26" },
			{ ...closed, validFrom: "2026-12-24", validThrough: "2026-12-25" },
			{
				opens: "06:00",
				closes: "12:00",
				validFrom: "2026-12-31",
				validThrough: "2026-12-31",
			},
			{ ...closed, validFrom: "2027-01-01", validThrough: "2027-01-01" },
		]);
	});

	test("with its lowest and its highest price", () => {
		expect(gym.priceRange).toBe("$30 to $95");
	});

	test("as the publisher of the website", () => {
		expect(singleNode("/", "WebSite").publisher).toEqual({ "@id": gym["@id"] });
	});
});

test("structured data of the main pages contains no ratings or reviews", () => {
	for (const path of ["/", "/pricing", "/about", "/schedule"])
		expect(JSON.stringify(graph(path))).not.toMatch(/rating|review/i);
});

describe("breadcrumbs", () => {
	const breadcrumbsOf = (path: string) =>
		singleNode(path, "BreadcrumbList").itemListElement;
	const items = (...names: string[]) =>
		names.map((name, index) => ({ position: index + 1, name }));

	test("of a program contain the list of programs", () => {
		expect(breadcrumbsOf("/group-classes")).toMatchObject(
			items("Home", "Programs", "Group Classes"),
		);
	});

	test("of an article contain the article list, then the page's title", () => {
		expect(breadcrumbsOf("/fitness-tips/training/unknown")).toMatchObject(
			items("Home", "Fitness Tips", "Page /fitness-tips/training/unknown"),
		);
	});

	test("are missing on the home page", () => {
		expect(graph("/").map((thing) => thing["@type"])).not.toContain(
			"BreadcrumbList",
		);
	});
});

test("the ProLabs page describes a service with the hours of content/schedule.yaml", () => {
	expect(singleNode("/prolabs", "Service")).toMatchObject({
		name: "ProLabs",
		description: "What it is about.",
		hoursAvailable: [{ opens: "08:00", closes: "17:00" }],
	});
});

test("an article is described only at its canonical address, with author and dates", () => {
	const article = content.articles.find(({ updated }) => updated);
	if (!article) throw new Error("There is no corrected article");
	const path = `/fitness-tips/${article.category}/${article.slug}`;
	expect(singleNode(path, "Article", { article })).toMatchObject({
		headline: article.title,
		datePublished: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
		dateModified: modifiedOn(article),
		author: { name: article.author },
		image: `${url}/share/a.jpg`,
	});
	const other = graph(`/blog/${article.slug}`, { article, mainPath: path });
	expect(other.map((thing) => thing["@type"])).not.toContain("Article");
});

describe("the events page describes each event", () => {
	const nodes = graph("/events").filter((thing) => thing["@type"] === "Event");

	test("with start and end in local time with UTC offset, also past midnight", () => {
		expect(nodes.map((event) => [event.startDate, event.endDate])).toEqual([
			["2026-12-12T11:00:00-08:00", "2026-12-12T12:30:00-08:00"],
			["2026-12-31T22:30:00-08:00", "2027-01-01T00:30:00-08:00"],
			["2027-01-04T05:30:00-08:00", "2027-01-30T10:30:00-08:00"],
		]);
	});

	test("with its name, its location and a link to its section", () => {
		expect(nodes[1]).toMatchObject({
			name: "The year’s last lift",
			url: `${url}/events#new-year-night`,
			location: {
				name: content.site.name,
				address: { postalCode: content.site.address.zip },
			},
			organizer: { "@id": `${url}/#gym` },
		});
	});
});
