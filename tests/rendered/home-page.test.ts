import { describe, expect, test } from "vitest";
import {
	srcsetAddresses,
	textOf,
	textsIn,
} from "../support/built/built-pages.ts";
import { renderedPage } from "../support/built/rendered-pages.ts";
import { frozenContent } from "../support/contents.ts";

const home = renderedPage("/");

test("ENT-01 the home page contains every text of content/pages/home.yaml", () => {
	const { head: _, ...sections } = frozenContent.pages.home;
	const texts = collectTexts(sections);
	expect(texts.length).toBeGreaterThan(60);
	const pageText = [
		home.text,
		...home
			.all("*")
			.flatMap((element) => [...element.attributes].map(({ value }) => value)),
	].join("\n");
	expect(texts.filter((text) => !pageText.includes(text))).toEqual([]);
});

test("HOME-10 the hero contains the testimonials", () => {
	const hero = home.document.querySelector("section") ?? expect.fail("no hero");
	expect(
		[...hero.querySelectorAll("section")].map((element) =>
			element.getAttribute("aria-label"),
		),
	).toEqual(["What members say"]);
});

describe("ENT-02 the testimonial carousel", () => {
	const { people, home: order } = frozenContent.testimonials;
	const slides = [
		...(home.document
			.querySelector('section[aria-roledescription="carousel"]')
			?.querySelectorAll("li") ?? []),
	];

	test("shows five testimonials in the content's order, with quote, name, role and five stars", () => {
		expect(slides).toHaveLength(5);
		for (const [index, slide] of slides.entries()) {
			const person = people[order[index] ?? ""] ?? expect.fail("a stranger");
			expect(textOf(slide)).toContain(`“${person.quote}”`);
			expect(textsIn(slide, "b")).toEqual([person.name]);
			expect(textsIn(slide, "span")).toContain(person.role);
			const stars = slide.querySelector('svg[role="img"]');
			expect(stars?.getAttribute("aria-label")).toBe("5 out of 5 stars");
			const starsPath = stars?.querySelector("path")?.getAttribute("d");
			expect(starsPath?.match(/M/g)).toHaveLength(5);
		}
	});
});

test("IMG-03 the home page preloads its hero picture in three widths, as AVIF", () => {
	const preloads = home
		.all('link[rel="preload"]')
		.map((link) =>
			["media", "href", "type", "fetchpriority"].map((name) =>
				link.getAttribute(name),
			),
		);
	const picture = (width: number) =>
		expect.stringMatching(new RegExp(`-${width}x\\d+-\\w+\\.avif$`));
	expect(preloads).toEqual(
		[
			["(max-width: 767px)", picture(640)],
			["(min-width: 768px) and (max-width: 1199px)", picture(1200)],
			["(min-width: 1200px)", picture(1600)],
		].map((attributes) => [...attributes, "image/avif", "high"]),
	);
	const hero = home.document.querySelector("picture");
	const heroSources = [
		...(hero?.querySelectorAll('source[type="image/avif"]') ?? []),
	].map((source) => [
		source.getAttribute("media"),
		...srcsetAddresses(source.getAttribute("srcset") ?? ""),
	]);
	expect(preloads.map(([media, href]) => [media, href])).toEqual(heroSources);
});

function collectTexts(value: unknown, field = ""): string[] {
	if (typeof value === "string")
		return ["file", "to"].includes(field) ? [] : [value.replace(/\s+/g, " ")];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) =>
		collectTexts(inner, key),
	);
}
