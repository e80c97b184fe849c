import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { requestAllPictures } from "#pages/pages.ts";
import { second } from "../tests/support/gyms.ts";
import { parseContent } from "./parse-content.ts";

const { texts, images } = second;

const snippets = [
	"*x",
	"&x ",
	"{",
	"[",
	"<<: {a: b}\n",
	"\t",
	"\0",
	"1e999",
	"|\n",
];

test("parseContent does not throw for random changes to a file", () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...texts.keys()),
			fc.nat(),
			fc.nat({ max: 40 }),
			fc.constantFrom("", ...snippets),
			(path, place, length, snippet) => {
				const text = texts.get(path) ?? "";
				const at = place % (text.length + 1);
				const changed = text.slice(0, at) + snippet + text.slice(at + length);
				const { kind } = parseContent(
					new Map(texts).set(path, changed),
					images,
					{
						requestPictures: requestAllPictures,
					},
				);
				expect(["content", "problems"]).toContain(kind);
			},
		),
		{ numRuns: 60 },
	);
});

describe("one check reports", () => {
	const price = "pricePerWeek: 41";
	const inPrice =
		'content/pricing.yaml:4 memberships[0].pricePerWeek: expected a whole number of dollars, got ""';

	test("an invalid price together with an invalid text of another file", () => {
		const gym = second
			.with("pricing.yaml", price, 'pricePerWeek: ""')
			.with("coaches.yaml", "name: Jo Anchorage", 'name: ""');
		expect(gym.problems()).toEqual([
			inPrice,
			'content/coaches.yaml:2 jo.name: expected words, not an empty line, got ""',
		]);
	});

	test("a dead link, but no link to an article that has problems itself", () => {
		const gym = second
			.with("articles/first-steps.md", "title:", 'title: ""\nhidden:')
			.with(
				"articles/long-way.md",
				"## The way",
				"[A](/blog/first-steps) and [B](/nowhere).\n\n## The way",
			);
		const found = gym.problems();
		expect(found).toContainEqual(expect.stringContaining('got "/nowhere"'));
		expect(found.filter((line) => line.includes("/blog"))).toEqual([]);
	});
});
