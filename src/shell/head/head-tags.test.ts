import { describe, expect, test } from "vitest";
import { type Head, headLinks, headTags } from "./head-tags.ts";

const head: Head = {
	title: "Prices | Gym",
	description: "What it costs.",
	keywords: "a, b",
	canonical: "https://gym.example/pricing",
	noindex: false,
};

describe("SEO-01 the head of a page", () => {
	test("has title, description and keywords", () => {
		expect(headTags(head)).toEqual(
			expect.arrayContaining([
				{ title: "Prices | Gym" },
				{ name: "description", content: "What it costs." },
				{ name: "keywords", content: "a, b" },
			]),
		);
	});

	test("names its address, unless it is kept out of search engines", () => {
		expect(headLinks(head)).toEqual([
			{ rel: "canonical", href: "https://gym.example/pricing" },
		]);
		expect(headLinks({ ...head, noindex: true })).toEqual([]);
		expect(headTags({ ...head, noindex: true })).toContainEqual({
			name: "robots",
			content: "noindex",
		});
	});
});
