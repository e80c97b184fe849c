import { expect, test } from "vitest";
import {
	elementsIn,
	sectionOf,
	textsIn,
} from "../support/built/built-pages.ts";
import { renderedPage } from "../support/built/rendered-pages.ts";

test("PROG-02 ENT-08 each card has title, description, icon, picture and a link text of its own", () => {
	const section = sectionOf(renderedPage("/programs"), "programs");
	const cards = elementsIn(section, "article");
	expect(cards).toHaveLength(6);
	for (const card of cards) {
		const [title] = elementsIn(card, "h3");
		expect(title && elementsIn(title, "svg")).toHaveLength(1);
		expect(textsIn(card, "p")[0]?.length).toBeGreaterThan(20);
		expect(elementsIn(card, "img")).toHaveLength(1);
	}
	const calls = cards.flatMap((card) => textsIn(card, "a"));
	expect(new Set(calls).size).toBe(6);
});
