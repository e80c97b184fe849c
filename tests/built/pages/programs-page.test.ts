import { describe, expect, test } from "vitest";
import {
	attribute,
	builtPage,
	type Element,
	elementsIn,
	textOf,
} from "../../support/built/built-pages.ts";
import { frozenContent } from "../../support/frozen-content.ts";

const { integrations } = frozenContent;
const page = builtPage("/programs");
const cards = page
	.all("section")
	.filter((section) => attribute(section, "id") === "programs")
	.flatMap((section) => elementsIn(section, "article"));
const linkOf = (card: Element) => elementsIn(card, "a")[0];

describe("the cards of /programs", () => {
	test("PROG-01 C-41 are six, in the order of the requirements", () => {
		expect(cards.map((card) => elementsIn(card, "h3").map(textOf)[0])).toEqual([
			"Group Classes",
			"Nutrition Coaching",
			"Personal Training",
			"Corporate Program",
			"Metabolic Health",
			"Open Gym",
		]);
	});

	test("PROG-02 ENT-08 have a title, a description, an icon, a picture and one link with words of its own", () => {
		const calls = cards.map((card) => {
			expect(elementsIn(card, "h3")).toHaveLength(1);
			const [description] = elementsIn(card, "p").map(textOf);
			expect(description?.length).toBeGreaterThan(20);
			expect(
				elementsIn(card, "h3").flatMap((h3) => elementsIn(h3, "svg")),
			).toHaveLength(1);
			expect(elementsIn(card, "img")).toHaveLength(1);
			expect(elementsIn(card, "a")).toHaveLength(1);
			const link = linkOf(card);
			return link && textOf(link);
		});
		expect(new Set(calls).size).toBe(6);
	});

	test("PROG-03 ENT-08 lead to the five pages, and to the metabolic program in a new tab", () => {
		expect(
			cards.map((card) => {
				const link = linkOf(card);
				return link && [attribute(link, "href"), attribute(link, "target")];
			}),
		).toEqual([
			["/group-classes", undefined],
			["/nutrition-coaching", undefined],
			["/personal-training", undefined],
			["/corporate", undefined],
			[integrations.links.metabolicProgram, "_blank"],
			["/open-gym", undefined],
		]);
	});
});

test("PROG-05 the cards are followed by Why choose us, then by the closing band with its button", () => {
	const headings = page.all("h2").map(textOf);
	const [cardsAt, reasonsAt, closingAt] = [
		"All programs",
		"Why choose us",
		"Not sure which?",
	].map((title) => headings.indexOf(title));
	expect(cardsAt).toBeGreaterThanOrEqual(0);
	expect(reasonsAt).toBe((cardsAt ?? 0) + 1);
	expect(closingAt).toBe((cardsAt ?? 0) + 2);
	const [closing] = page
		.all("section")
		.filter((section) => textOf(section).includes("Not sure which?"));
	expect(closing && elementsIn(closing, "button").map(textOf)).toEqual([
		"Book Your Free Class",
	]);
});
