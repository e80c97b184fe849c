import { describe, expect, test } from "vitest";
import {
	attribute,
	builtPage,
	type Element,
	elementsIn,
	sectionOf,
	textOf,
} from "../../support/built/built-pages.ts";
import { frozenContent } from "../../support/frozen-content.ts";

const content = frozenContent;
const page = builtPage("/personal-training");

test("PT-02 sessions of 60 minutes are named", () => {
	expect(page.text).toContain("Sixty-minute sessions");
	expect(textOf(sectionOf(page, "benefits"))).toContain("Length 60 minutes");
});

test("PT-03 the journey has its four steps in order", () => {
	const [steps] = elementsIn(sectionOf(page, "journey"), "ol");
	expect(steps && elementsIn(steps, "h3").map(textOf)).toEqual([
		"Initial consultation",
		"Fitness assessment",
		"Customized program design",
		"Ongoing progress tracking",
	]);
});

describe("PT-04 C-16 G-12 the coaches", () => {
	const cards = elementsIn(sectionOf(page, "coaches"), "article");
	const roleOf = (card: Element | undefined) =>
		card && elementsIn(card, "p").map(textOf)[0];

	test("are a senior coach, a head coach and a fitness coach", () => {
		expect(cards.map(roleOf)).toEqual([
			"Senior Coach",
			"Head Coach",
			"Fitness Coach",
		]);
	});

	test("each have a name, a portrait and a description", () => {
		for (const [index, coach] of Object.values(content.coaches).entries()) {
			const card = cards[index];
			expect(card && elementsIn(card, "h3").map(textOf)).toEqual([coach.name]);
			expect(card && textOf(card)).toContain(coach.description);
			const [portrait] = card ? elementsIn(card, "img") : [];
			expect(portrait && attribute(portrait, "alt")).toContain(coach.name);
		}
	});

	test("are the people of the about page", () => {
		const about = builtPage("/about");
		for (const { name } of Object.values(content.coaches))
			expect(about.all("h3").map(textOf)).toContain(name);
	});
});

test("PT-06 benefits and session details have their headings", () => {
	const offer = sectionOf(page, "benefits");
	expect(elementsIn(offer, "h2").map(textOf)).toEqual(["What changes"]);
	expect(elementsIn(offer, "h3").map(textOf)).toContain("Session details");
});

test("PT-07 the price of a session and of each package are those of /pricing", () => {
	const offer = textOf(sectionOf(page, "benefits"));
	expect(offer).toContain("$95 per session");
	expect(offer).toContain("One coach, 60 minutes");
	const pricing = builtPage("/pricing").text;
	for (const [size, price, each, saves] of [
		[5, "$450", "$90", "$25"],
		[10, "$850", "$85", "$100"],
	]) {
		expect(offer).toContain(
			`${size} sessions ${price} (${each} each, save ${saves})`,
		);
		expect(pricing).toContain(price);
		expect(pricing).toContain(`${each} each, save ${saves}`);
	}
	expect(pricing).toContain("$95");
});

test("PT-08 the page closes with the free intro", () => {
	const closing = sectionOf(page, "intro");
	expect(elementsIn(closing, "button").map(textOf)).toEqual([
		"Book a free 30-minute intro",
	]);
});
