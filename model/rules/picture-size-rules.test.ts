import { describe, expect, test } from "vitest";
import {
	expectProblemIn,
	frozen,
	problemCases,
	second,
} from "../../tests/support/gyms.ts";

describe("a picture that is smaller than the page needs is refused where it is named", () => {
	test.each(
		problemCases(String.raw`
	at the top of a page, too narrow for wide windows
	- photo:\n    file: rings.jpg
	+ photo:\n    file: small.jpg
	content/pages/open-gym.yaml:24 hero.photo.file: expected a picture of at least 1600 x 900 pixels, got small.jpg with 1599 x 1200

	beside a text
	- file: studio.jpg
	+ file: small.jpg
	content/pages/prolabs.yaml:32 why.photo.file: expected a picture of at least 400 x 500 pixels, got small.jpg with 399 x 600

	of an article, which is shared with it
	- file: door.jpg
	+ file: small.jpg
	content/articles/first-steps.md:10 photo.file: expected a picture of at least 1200 x 630 pixels, got small.jpg with 1199 x 800

	for those with whom a page is shared
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

	test("an event's is named in its own line, whatever the order of the days", () => {
		const gym = frozen
			.withPicture("small.jpg", { width: 300, height: 300 })
			.with("events.yaml", "file: prbell.jpg", "file: small.jpg");
		expect(gym.problems()).toEqual([
			"content/events.yaml:47 list[2].photo.file: expected a picture of at least 400 x 225 pixels, got small.jpg with 300 x 300",
		]);
	});

	test("one that is just large enough is right", () => {
		const size = { width: 1600, height: 900 };
		const gym = frozen
			.withPicture("rings.jpg", size)
			.withPicture("studio.jpg", size);
		expect(gym.problems()).toEqual([]);
	});
});
