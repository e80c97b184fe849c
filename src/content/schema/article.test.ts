import { describe, test } from "vitest";
import { expectMistake, mistakes } from "../content-test.ts";

describe("a mistake in an article is said where it stands", () => {
	test.each(
		mistakes(String.raw`
	a date written another way
	- March 3, 2024
	+ 2024-03-03
	content/articles/first-steps.md:6 date: expected a date such as June 22, 2023, got "2024-03-03"

	a date that is not on the calendar
	- March 3, 2024
	+ February 30, 2024
	content/articles/first-steps.md:6 date: expected a date such as June 22, 2023, got "February 30, 2024"

	a category that is none
	- category: training
	+ category: cooking
	content/articles/first-steps.md:4 category: expected nutrition, training, mindset, community or coaching, got "cooking"

	broken front matter
	- ---\ntitle
	+ title
	content/articles/first-steps.md:1: expected front matter between two lines of ---, got none
`),
	)("$name", expectMistake);
});
