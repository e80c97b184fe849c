import { expect, test } from "vitest";
import {
	attribute,
	elementsIn,
	sectionOf,
	textsIn,
} from "../support/built/built-pages.ts";
import { renderedPage } from "../support/built/rendered-pages.ts";
import { frozenContent } from "../support/contents.ts";

const page = renderedPage("/programs");
const cards = elementsIn(sectionOf(page, "programs"), "article");

test("PROG-01 PROG-03 C-41 ENT-08 the six cards of /programs link to five pages, and to the metabolic program in a new tab", () => {
	const { metabolicProgram } = frozenContent.integrations.links;
	expect(
		cards.map((card) => [
			...textsIn(card, "h3"),
			...elementsIn(card, "a").flatMap((link) => [
				attribute(link, "href"),
				attribute(link, "target"),
			]),
		]),
	).toEqual([
		["Group Classes", "/group-classes", undefined],
		["Nutrition Coaching", "/nutrition-coaching", undefined],
		["Personal Training", "/personal-training", undefined],
		["Corporate Program", "/corporate", undefined],
		["Metabolic Health", metabolicProgram, "_blank"],
		["Open Gym", "/open-gym", undefined],
	]);
});

test("PROG-02 ENT-08 each card has title, description, icon, picture and a link text of its own", () => {
	for (const card of cards) {
		const [title] = elementsIn(card, "h3");
		expect(title && elementsIn(title, "svg")).toHaveLength(1);
		expect(textsIn(card, "p")[0]?.length).toBeGreaterThan(20);
		expect(elementsIn(card, "img")).toHaveLength(1);
	}
	const calls = cards.flatMap((card) => textsIn(card, "a"));
	expect(new Set(calls).size).toBe(6);
});
