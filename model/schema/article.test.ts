import { describe, test } from "vitest";
import { expectMistake, mistakes } from "../../publish/content/content-test.ts";

describe("a mistake in an article is said where it stands", () => {
	test.each(
		mistakes(`
	a date written another way
	- March 3, 2024
	+ 2024-03-03
	content/articles/first-steps.md:7 date: expected a date such as June 22, 2023, got "2024-03-03"

	a date that is not on the calendar
	- March 3, 2024
	+ February 30, 2024
	content/articles/first-steps.md:7 date: expected a date such as June 22, 2023, got "February 30, 2024"

	an author who is no coach, and no guest
	- author: Jo Anchorage
	+ author: Jo Ankorage
	content/articles/long-way.md:6 author: expected a coach (Jo Anchorage), or guest: true where a guest wrote it, got "Jo Ankorage"

	a guest who is not marked as one
	- guest: true
	+ inShort: [Begin]
	content/articles/first-steps.md:6 author: expected a coach (Jo Anchorage), or guest: true where a guest wrote it, got "Una Harrow"

	a category that is none
	- category: training
	+ category: cooking
	content/articles/first-steps.md:5 category: expected nutrition, training, mindset, community or coaching, got "cooking"

	a service that has no words
	- relatedService: /group-classes
	+ relatedService: /pricing
	content/articles/first-steps.md:8 relatedService: expected a service of pages/article.yaml (/group-classes, /contact), got "/pricing"

	a picture of another's storage
	- https://images.harborlane.example/yard.jpg
	+ https://pictures.example/yard.jpg
	content/articles/long-way.md:10 photo.address: expected an address on https://images.harborlane.example, got "https://pictures.example/yard.jpg"

	HTML in the text
	- Out of the *tram*
	+ Out of the <b>tram</b>
	content/articles/long-way.md:20: expected headings (## or ###), paragraphs, lists, quotations, links, bold or italics, got HTML
	content/articles/long-way.md:20: expected headings (## or ###), paragraphs, lists, quotations, links, bold or italics, got HTML

	a title inside the text
	- ## The way
	+ # The way
	content/articles/long-way.md:18: expected a heading with ## or ###; the title stands in the fields above, got a heading with #
`),
	)("$name", expectMistake);
});
