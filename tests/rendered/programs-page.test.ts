import { expect, test } from "vitest";
import { sectionOf, textsIn } from "../support/built/built-pages.ts";
import { renderedPage } from "../support/built/rendered-pages.ts";

test("PROG-02 ENT-08 each card has title, description, icon, picture and a link text of its own", () => {
	const section = sectionOf(renderedPage("/programs"), "programs");
	const cards = [...section.querySelectorAll("article")];
	expect(cards).toHaveLength(6);
	for (const card of cards) {
		const title = card.querySelector("h3");
		expect(title?.querySelectorAll("svg")).toHaveLength(1);
		expect(textsIn(card, "p")[0]?.length).toBeGreaterThan(20);
		expect(card.querySelectorAll("img")).toHaveLength(1);
	}
	const calls = cards.flatMap((card) => textsIn(card, "a"));
	expect(new Set(calls).size).toBe(6);
});
