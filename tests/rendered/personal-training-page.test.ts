import { describe, expect, test } from "vitest";
import {
	attribute,
	elementsIn,
	hrefsIn,
	sectionOf,
	textOf,
	textsIn,
} from "../support/built/built-pages.ts";
import { renderedPage } from "../support/built/rendered-pages.ts";
import { frozenContent } from "../support/contents.ts";

const page = renderedPage("/personal-training");
const offer = sectionOf(page, "benefits");

test("PT-02 sessions of 60 minutes are named", () => {
	expect(page.text).toContain("Sixty-minute sessions");
	expect(textOf(offer)).toContain("Length 60 minutes");
});

test("PT-03 the journey has its four steps in order", () => {
	const [steps] = elementsIn(sectionOf(page, "journey"), "ol");
	expect(steps && textsIn(steps, "h3")).toEqual([
		"Initial consultation",
		"Fitness assessment",
		"Customized program design",
		"Ongoing progress tracking",
	]);
});

describe("PT-04 C-16 G-12 the coaches", () => {
	const cards = elementsIn(sectionOf(page, "coaches"), "article");
	const coaches = Object.entries(frozenContent.coaches);

	test("are a senior coach, a head coach and a fitness coach", () => {
		expect(cards.map((card) => textsIn(card, "p")[0])).toEqual([
			"Senior Coach",
			"Head Coach",
			"Fitness Coach",
		]);
	});

	test("are those of the about page, with a name, a portrait, a description and a link to the bio", () => {
		const about = textsIn(renderedPage("/about").main, "h3");
		for (const [index, card] of cards.entries()) {
			const [id, { name, description }] =
				coaches[index] ?? expect.fail("a stranger");
			expect(hrefsIn(card)).toContain(`/about#coach-${id}`);
			expect(textsIn(card, "h3")).toEqual([name]);
			expect(about).toContain(name);
			expect(textOf(card)).toContain(description);
			const [portrait] = elementsIn(card, "img");
			expect(portrait && attribute(portrait, "alt")).toContain(name);
		}
	});
});

test("PT-06 benefits and session details have their headings", () => {
	expect(textsIn(offer, "h2")).toEqual(["What changes"]);
	expect(textsIn(offer, "h3")).toContain("Session details");
});

test("PT-07 the price of a session and of each package are those of /pricing", () => {
	for (const words of [
		"$95 per session",
		"One coach, 60 minutes",
		"5 sessions $450 ($90 each, save $25)",
		"10 sessions $850 ($85 each, save $100)",
	])
		expect(textOf(offer)).toContain(words);
});
