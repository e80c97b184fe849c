import { describe, expect, test } from "vitest";
import {
	expectProblemIn,
	frozen,
	problemCases,
	second,
} from "../../tests/support/gyms.ts";

describe("a picture that is smaller than the page needs is reported at its line:", () => {
	test.each(
		problemCases(String.raw`
	at the top of a page
	- photo:\n    file: rings.jpg
	+ photo:\n    file: small.jpg
	content/pages/open-gym.yaml:24 hero.photo.file: expected a picture of at least 1600 x 900 pixels, got small.jpg with 1599 x 1200

	beside a text
	- file: studio.jpg
	+ file: small.jpg
	content/pages/prolabs.yaml:32 why.photo.file: expected a picture of at least 400 x 500 pixels, got small.jpg with 399 x 600

	for the link previews of an article
	- file: door.jpg
	+ file: small.jpg
	content/articles/first-steps.md:10 photo.file: expected a picture of at least 1200 x 630 pixels, got small.jpg with 1199 x 800

	for the link previews of a page
	- image: exterior.jpg
	+ image: small.jpg
	content/pages/contact.yaml:5 head.image: expected a picture of at least 1200 x 630 pixels, got small.jpg with 1200 x 629
`),
	)("$name", (problemCase) => {
		const [, width, height] =
			/(\d+) x (\d+)$/.exec(problemCase.messages[0] ?? "")?.map(Number) ?? [];
		const size = { width: width ?? 0, height: height ?? 0 };
		const isArticle = problemCase.file.startsWith("articles/");
		expectProblemIn(
			(isArticle ? second : frozen).withPicture("small.jpg", size),
			problemCase,
		);
	});

	test("of an event that is not in order of date", () => {
		const gym = frozen
			.withPicture("small.jpg", { width: 300, height: 300 })
			.with("events.yaml", "file: prbell.jpg", "file: small.jpg");
		expect(gym.problems()).toEqual([
			"content/events.yaml:47 list[2].photo.file: expected a picture of at least 400 x 225 pixels, got small.jpg with 300 x 300",
		]);
	});

	test("but not a picture of exactly the minimum size", () => {
		const size = { width: 1600, height: 900 };
		const gym = frozen
			.withPicture("rings.jpg", size)
			.withPicture("studio.jpg", size);
		expect(gym.problems()).toEqual([]);
	});
});
