import { describe, expect, test } from "vitest";
import { readContent } from "../../src/content/read-content.ts";
import type { Service, Thing } from "./schema-org.ts";
import { jsonLd, structuredData } from "./structured-data.ts";

const content = await readContent("content");
const { url, shortName } = content.site;

function page(path: string) {
	return {
		path,
		title: `Page ${path} | ${shortName}`,
		description: "What it is about.",
		canonical: url + path,
	};
}

const html = `<body>Silver $79, Gold $89, a single class $35. ${Object.values(content.coaches)[0]?.name} coaches.`;
const listed = new Map(
	["/", "/programs", "/group-classes", "/fitness-tips"].map((path) => [
		path,
		page(path),
	]),
);

function graph(path: string): readonly Thing[] {
	return structuredData({
		content,
		page: page(path),
		html,
		listed,
		image: "/share/a.jpg",
	})["@graph"];
}

function only<Type extends Thing["@type"]>(path: string, type: Type) {
	const found = graph(path).filter((thing) => thing["@type"] === type);
	expect(found).toHaveLength(1);
	return found[0] as Extract<Thing, { "@type": Type }>;
}

describe("SEO-02 the home page describes the gym", () => {
	const gym = only("/", "ExerciseGym");

	test("by name, address, phone and place on the map", () => {
		expect(gym).toMatchObject({
			name: content.site.name,
			telephone: "+12065550142",
			address: { postalCode: content.site.address.zip },
			geo: content.site.geo,
			image: `${url}/share/a.jpg`,
		});
	});

	test("with the opening hours of content/schedule.yaml, as machines write them", () => {
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

	test("with the days on which it stays closed", () => {
		expect(gym.specialOpeningHoursSpecification).toHaveLength(
			content.schedule.closures.length,
		);
		expect(gym.specialOpeningHoursSpecification?.[0]).toMatchObject({
			opens: "00:00",
			closes: "00:00",
			validFrom: content.schedule.closures[0]?.from,
		});
	});

	test("with its lowest and its highest price", () => {
		expect(gym.priceRange).toBe("$30 to $95");
	});

	test("and the site, which the gym publishes", () => {
		expect(only("/", "WebSite").publisher).toEqual({ "@id": gym["@id"] });
	});
});

test("no page quotes ratings: praise of one's own members is none", () => {
	for (const path of ["/", "/pricing", "/about", "/schedule"])
		expect(JSON.stringify(graph(path))).not.toMatch(/rating|review/i);
});

describe("the way from home", () => {
	const names = (path: string) =>
		only(path, "BreadcrumbList").itemListElement.map(({ name }) => name);

	test("leads over the programs to a program", () => {
		expect(names("/group-classes")).toEqual([
			"Home",
			"Programs",
			"Group Classes",
		]);
	});

	test("leads over the list to an article, and names a page by its title where no link does", () => {
		expect(names("/fitness-tips/training/unknown")).toEqual([
			"Home",
			"Fitness Tips",
			"Page /fitness-tips/training/unknown",
		]);
	});

	test("is not drawn at home itself", () => {
		expect(graph("/").map((thing) => thing["@type"])).not.toContain(
			"BreadcrumbList",
		);
	});
});

describe("what the gym sells is named with the prices of content/pricing.yaml", () => {
	const services = (path: string) =>
		graph(path).filter(
			(thing): thing is Service => thing["@type"] === "Service",
		);

	test("memberships by the week on the pricing page", () => {
		expect(
			services("/pricing")[0]?.offers?.map(
				({ name, price, priceSpecification: { unitCode } }) => [
					name,
					price,
					unitCode,
				],
			),
		).toEqual([
			["Silver", "79", "WEE"],
			["Gold", "89", "WEE"],
		]);
	});

	test("and no price that the page does not show (C-02)", () => {
		const [, training, nutrition] = services("/pricing");
		expect(training?.offers).toEqual([]);
		expect(nutrition?.offers).toEqual([]);
		expect(services("/schedule")[0]?.offers).toHaveLength(1);
	});

	test("group classes with the hours of the timetable", () => {
		const [classes] = services("/schedule");
		expect(classes?.name).toBe("Group Classes");
		expect(classes?.hoursAvailable).toHaveLength(
			content.schedule.classes.length,
		);
		expect(classes?.hoursAvailable?.[0]).toMatchObject({
			opens: "06:30",
			closes: "08:00",
		});
	});
});

test("an article is one, by its author, on its day", () => {
	const [article] = content.articles;
	if (!article) throw new Error("There is no article");
	const path = `/fitness-tips/${article.category}/${article.slug}`;
	expect(only(path, "Article")).toMatchObject({
		headline: article.title,
		datePublished: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
		author: { name: article.author },
		image: `${url}/share/a.jpg`,
	});
});

test("an article is described under its one address alone", () => {
	const [article] = content.articles;
	if (!article) throw new Error("There is no article");
	const { category, slug } = article;
	const things = structuredData({
		content,
		page: {
			...page(`/blog/${slug}`),
			canonical: `${url}/fitness-tips/${category}/${slug}`,
		},
		html,
		listed,
		image: "/share/a.jpg",
	})["@graph"];
	expect(things.filter((thing) => thing["@type"] === "Article")).toEqual([]);
});

test("a coach whom the page shows is a person who works for the gym", () => {
	const people = graph("/about").filter((thing) => thing["@type"] === "Person");
	expect(people).toHaveLength(1);
	expect(people[0]).toMatchObject({ worksFor: { "@id": `${url}/#gym` } });
});

test("no text of the content can end the script element", () => {
	const graphOfEvil = structuredData({
		content,
		page: { ...page("/"), title: "</script><script>alert(1)</script>" },
		html,
		listed,
		image: "/share/a.jpg",
	});
	expect(jsonLd(graphOfEvil)).not.toContain("<");
	expect(JSON.parse(jsonLd(graphOfEvil))).toEqual(graphOfEvil);
});
