import { describe, expect, test } from "vitest";
import {
	expectMistake,
	mistakes,
	second,
} from "../../publish/content/content-test.ts";

describe("a mistake in the announcement is said where it stands", () => {
	test.each(
		mistakes(`
	an end at the beginning
	- until: 2026-11-25 2:00 PM
	+ until: 2026-11-16 12:00 PM
	content/announcement.yaml:4 announcement.until: expected a moment after it appears (from), got "2026-11-16 12:00 PM"

	a day that no calendar has
	- from: 2026-11-16 12:00 PM
	+ from: 2026-02-30 12:00 PM
	content/announcement.yaml:3 announcement.from: expected a day and a time such as 2026-11-26 6:30 AM, got "2026-02-30 12:00 PM"

	more than a line
	- The regatta is on, and the deck is short. Short classes too.
	+ The regatta is on, and the deck is short. Short classes too, until the boats are back and all of us can breathe again.
	content/announcement.yaml:2 announcement.text: expected at most 100 characters: it is one line, got "The regatta is on, and the deck is short. Short classes too, until the boats...

	a link to nowhere
	- https://regatta.harborlane.example/
	+ regatta
	content/announcement.yaml:7 announcement.link.to: expected a path such as /schedule, or an address that starts with https://, got "regatta"
`),
	)("$name", expectMistake);

	test("none at all is right", () => {
		const text = second.texts.get("announcement.yaml") ?? "";
		const none = text.replace(/^ .*\n/gm, "");
		expect(second.withFile("announcement.yaml", none).mistakes()).toEqual([]);
	});

	test("one that is over is warned about, and stops nothing", () => {
		const warnings = (today: string) =>
			second.warnings("announcement.yaml", today);
		// Where the site is built tomorrow may have begun.
		expect(warnings("2026-11-26")).toEqual([]);
		expect(warnings("2026-11-27")).toEqual([
			"content/announcement.yaml:4 announcement.until: expected a day from today on, 2026-11-27; take the announcement out when it is over, got 2026-11-25 2:00 PM",
		]);
	});
});
