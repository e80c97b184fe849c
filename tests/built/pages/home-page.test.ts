import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import {
	attribute,
	builtPage,
	type Element,
	elementsIn,
	srcsetAddresses,
	textOf,
} from "../../support/built/built-pages.ts";
import { frozenContent } from "../../support/frozen-content.ts";
import { builds, frozenGym } from "../../support/sites/sites.ts";

const content = frozenContent;
const home = builtPage("/");

describe("ENT-01 all content is in the build", () => {
	test("every text of content/pages/home.yaml stands in the page", () => {
		const { head: _, ...sections } = content.pages.home;
		const texts = wordsIn(sections);
		expect(texts.length).toBeGreaterThan(60);
		const shown = [
			home.text,
			...home.all().flatMap(({ attrs }) => attrs.map(({ value }) => value)),
		].join("\n");
		expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
	});

	test("there is no file of data that a page could fetch but those of articles, their list and landing pages", () => {
		const files = readdirSync(join(builds.site, "client"), {
			recursive: true,
			encoding: "utf8",
		});
		expect(
			files
				.filter((file) => /\.(json|data|ya?ml|md)$/.test(file))
				// What in-site navigation fetches of an article, of further pages of the list and of a landing page.
				.filter((file) => !/^(fitness-tips|blog)(\/.+)?\.data$/.test(file))
				.filter((file) => file !== "comeback.data"),
		).toEqual([]);
	});
});

test("HOME-01 the home page goes from the hero over intro, offers, voices, benefits and articles to the free class", () => {
	const [main] = home.all("main");
	const regions = (main?.childNodes ?? []).filter((node) => "tagName" in node);
	expect(
		regions.map((region) => elementsIn(region, "h1", "h2").map(textOf)[0]),
	).toEqual([
		"Find Your Strength in Belltown",
		"What Ironbell is",
		"Pick your way in",
		"Heard between sets",
		"What you get for showing up",
		"From the whiteboard",
		"Your first class is free. Here is how it goes.",
	]);
});

describe("the hero", () => {
	const [hero] = home.all("section");
	const words = hero ? textOf(hero) : "";

	test("ROUTE-04 HOME-05 HOME-06 HOME-07 names the city's premier fitness experience, the neighborhood and whom it is for", () => {
		expect(home.all("h1").map(textOf)).toEqual([
			"Find Your Strength in Belltown",
		]);
		expect(words).toMatch(/Seattle’s premier fitness experience/i);
		expect(words).toContain("busy professionals");
		expect(words).toContain("beginners");
	});
});

describe("ENT-02 what members say", () => {
	const [carousel] = home
		.all("section")
		.filter(
			(section) => attribute(section, "aria-roledescription") === "carousel",
		);
	const slides = carousel ? elementsIn(carousel, "li") : [];

	test("five testimonials, each with quote, name and role, in the order of the content", () => {
		const { people, home: order } = content.testimonials;
		expect(order).toHaveLength(5);
		expect(slides).toHaveLength(5);
		for (const [index, id] of order.entries()) {
			const slide = slides[index];
			expect(slide && textOf(slide)).toContain(`“${people[id]?.quote}”`);
			expect(slide && elementsIn(slide, "b").map(textOf)).toEqual([
				people[id]?.name,
			]);
			expect(slide && elementsIn(slide, "span").map(textOf)).toContain(
				people[id]?.role,
			);
		}
	});

	test("five stars each", () => {
		for (const slide of slides) {
			const [stars] = elementsIn(slide, "svg").filter(
				(svg) => attribute(svg, "role") === "img",
			);
			expect(stars && attribute(stars, "aria-label")).toBe("5 out of 5 stars");
			const [drawn] = stars ? elementsIn(stars, "path") : [];
			expect(drawn && attribute(drawn, "d")?.match(/M/g)).toHaveLength(5);
		}
	});

	test("CAR-06 initials stand in for the picture of who has none", () => {
		const { people, home: order } = content.testimonials;
		const without = order.filter((id) => !people[id]?.image);
		expect(without.length).toBeGreaterThan(0);
		for (const id of without) {
			const initials = people[id]?.name.match(/\b[A-Z]/g)?.join("");
			const slide = slides[order.indexOf(id)];
			expect(slide && initialsIn(slide)).toBe(initials);
		}
	});
});

test("the prices of the home page are those of content/pricing.yaml, each with what it is for, and no others", () => {
	const prices = parse(readFileSync(`${frozenGym}/pricing.yaml`, "utf8"));
	const written = [
		`From $${prices.memberships[0].pricePerWeek} per week`,
		`$${prices.personalTraining.pricePerSession} per session`,
		`$${prices.nutritionCoaching.pricePerWeek} per week`,
		`$${prices.corporate.price} for up to ${prices.corporate.includedPeople}`,
		`From $${prices.prolabs.pricePerHour} per hour`,
	];
	expect(written.filter((price) => !home.text.includes(price))).toEqual([]);
	expect(home.text.match(/\$[\d.,]*\d/g)).toHaveLength(written.length);
});

test("IMG-03 the home page fetches one picture file first, in three widths by window, the very files that it shows", () => {
	const preloads = home
		.all("link")
		.filter((link) => attribute(link, "as") === "image");
	expect(
		preloads.map((link) => [
			attribute(link, "media"),
			widthOf(attribute(link, "href")),
		]),
	).toEqual([
		["(max-width: 767px)", 640],
		["(min-width: 768px) and (max-width: 1199px)", 1200],
		["(min-width: 1200px)", 1600],
	]);
	const [hero] = home.all("picture");
	const shown = home
		.all("source")
		.filter(
			(source) =>
				source.parentNode === hero &&
				attribute(source, "type") === "image/avif",
		)
		.map((source) => [
			attribute(source, "media"),
			...srcsetAddresses(attribute(source, "srcset") ?? ""),
		]);
	expect(
		preloads.map((link) => [attribute(link, "media"), attribute(link, "href")]),
	).toEqual(shown);
	for (const link of preloads) {
		expect(attribute(link, "type")).toBe("image/avif");
		expect(attribute(link, "fetchpriority")).toBe("high");
	}
});

/** Every text of a part of the content: names of files, addresses and switches are none. */
function wordsIn(value: unknown, field = ""): string[] {
	if (typeof value === "string")
		return ["file", "to"].includes(field) ? [] : [value.replace(/\s+/g, " ")];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => wordsIn(inner, key));
}

/** The letters in the round picture beside a name. */
function initialsIn(slide: Element): string | undefined {
	const [avatar] = elementsIn(slide, "span").filter(
		(span) => attribute(span, "aria-hidden") === "true",
	);
	return avatar && textOf(avatar);
}

/** /images/hero-640x360-16b9f5b2.avif -> 640 */
function widthOf(address: string | undefined): number {
	return Number(/-(\d+)x\d+-/.exec(address ?? "")?.[1]);
}
