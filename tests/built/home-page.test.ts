import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readContent } from "../../src/content/read-content.ts";
import {
	attribute,
	builtPage,
	type Element,
	elementsIn,
	textOf,
} from "../support/built-pages.ts";
import { builds } from "../support/sites.ts";

const content = await readContent("content");
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

	test("there is no file of data that a page could fetch but those of articles and their list", () => {
		const files = readdirSync(join(builds.published, "client"), {
			recursive: true,
			encoding: "utf8",
		});
		expect(
			files
				.filter((file) => /\.(json|data|ya?ml|md)$/.test(file))
				// What in-site navigation fetches of an article and of further pages of the list.
				.filter((file) => !/^(fitness-tips|blog)(\/.+)?\.data$/.test(file)),
			// The articles for feed readers; no page asks for it.
		).toEqual(["feed.json"]);
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

	test("initials stand in for the picture of who has none", () => {
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
	const prices = parse(readFileSync("content/pricing.yaml", "utf8"));
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
