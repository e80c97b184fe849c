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

describe("PT-04 C-16 G-12 the coach cards", () => {
	const cards = elementsIn(sectionOf(page, "coaches"), "article");
	const coaches = Object.entries(frozenContent.coaches);

	test("show a senior coach, a head coach and a fitness coach", () => {
		expect(cards.map((card) => textsIn(card, "p")[0])).toEqual([
			"Senior Coach",
			"Head Coach",
			"Fitness Coach",
		]);
	});

	test("show the coaches of /about, with name, portrait, description and a link to the bio", () => {
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
