import { expect, test } from "vitest";
import { ContentError } from "./content-error.ts";

const price = {
	file: "content/pricing.yaml",
	line: 7,
	field: "memberships[0].pricePerWeek",
	expected: "a whole number of dollars",
	found: '"89 USD"',
};

test("all mistakes are listed, one a line, under how many there are", () => {
	const error = new ContentError([
		price,
		{ ...price, line: 11, found: "nothing" },
	]);
	expect(error.message.split("\n")).toEqual([
		"The content folder has 2 mistake(s):",
		'content/pricing.yaml:7 memberships[0].pricePerWeek: expected a whole number of dollars, got "89 USD"',
		"content/pricing.yaml:11 memberships[0].pricePerWeek: expected a whole number of dollars, got nothing",
	]);
	expect(error.name).toBe("ContentError");
	expect(error.problems).toHaveLength(2);
});
