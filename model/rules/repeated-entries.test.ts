import { describe, expect, test } from "vitest";
import { expectProblem, problemCases } from "../../tests/support/gyms.ts";
import { parseContentFile } from "../text/content-file.ts";
import { repeatedEntries } from "./repeated-entries.ts";

describe("a repeated list entry is reported at the line of the repetition:", () => {
	test.each(
		problemCases(`
	two memberships with one id
	- id: gold
	+ id: silver
	content/pricing.yaml:12 memberships[1].id: expected a value that no other entry of the list has, got "silver" a second time

	a member in one list of testimonials
	- home: [one]
	+ home: [one, two, one]
	content/testimonials.yaml:1 home[2]: expected another entry, because this one is in the list already, got "one" a second time

	a timeline of the estimator
	- timelinesInMonths: [2, 8]
	+ timelinesInMonths: [2, 8, 8]
	content/pricing.yaml:48 estimator.timelinesInMonths[2]: expected another entry, because this one is in the list already, got 8 a second time
`),
	)("$name", expectProblem);

	const reportedFields = (text: string) => {
		const file = parseContentFile("content/a.yaml", text);
		return repeatedEntries(file, file.value).map(
			({ line, field }) => `${line} ${field}`,
		);
	};

	test.each([
		[
			"a picture of a gallery",
			"images:\n  - photo: { file: a.jpg, alt: A }\n  - photo: { file: a.jpg, alt: B }",
			"3 images[1].photo.file",
		],
		[
			"a link with the same label",
			"rows:\n  - { label: A, to: /a }\n  - { label: A, to: /b }",
			"3 rows[1].label",
		],
		[
			"a profile on the same platform",
			"social:\n  - { platform: X, url: /a }\n  - { platform: X, url: /b }",
			"3 social[1].platform",
		],
	])("%s", (_name, text, place) => {
		expect(reportedFields(text)).toEqual([place]);
	});

	test.each([
		[
			"two links to one page",
			"rows:\n  - { label: A, to: /a }\n  - { label: B, to: /a }",
		],
		["equal coordinates of a focal point", "focus: [50, 50]"],
		["classes with the same name", "classes:\n  - name: A\n  - name: A"],
		[
			"one picture with two titles",
			"cards:\n  - { title: A, photo: { file: a.jpg } }\n  - { title: B, photo: { file: a.jpg } }",
		],
	])("but not %s", (_name, text) => {
		expect(reportedFields(text)).toEqual([]);
	});
});
