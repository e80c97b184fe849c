import { describe, expect, test } from "vitest";
import { type Head, pageLinks, pageTags } from "./head.ts";

const head: Head = {
	title: "Prices | Gym",
	description: "What it costs.",
	keywords: "a, b",
	canonical: "https://gym.example/pricing",
	noindex: false,
};

describe("SEO-01 the head of a page", () => {
	test("has title, description and keywords", () => {
		expect(pageTags(head)).toEqual(
			expect.arrayContaining([
				{ title: "Prices | Gym" },
				{ name: "description", content: "What it costs." },
				{ name: "keywords", content: "a, b" },
			]),
		);
	});

	test("names its address, unless it is kept out of search engines", () => {
		expect(pageLinks(head)).toEqual([
			{ rel: "canonical", href: "https://gym.example/pricing" },
		]);
		expect(pageLinks({ ...head, noindex: true })).toEqual([]);
		expect(pageTags({ ...head, noindex: true })).toContainEqual({
			name: "robots",
			content: "noindex",
		});
	});
});
