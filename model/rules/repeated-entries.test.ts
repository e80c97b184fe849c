import { describe, expect, test } from "vitest";
import { expectProblem, problemCases } from "../../tests/support/gyms.ts";
import { parseContentFile } from "../text/content-file.ts";
import { repeatedEntries } from "./repeated-entries.ts";

describe("what stands twice in a list is said where it stands again", () => {
	test.each(
		problemCases(`
	two memberships with one id
	- id: gold
	+ id: silver
	content/pricing.yaml:12 memberships[1].id: expected another entry, because this one is in the list already, got "silver" a second time

	a member who is quoted twice in one place
	- home: [one]
	+ home: [one, two, one]
	content/testimonials.yaml:1 home[2]: expected another entry, because this one is in the list already, got "one" a second time

	a timeline twice
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
			"a link by its words",
			"rows:\n  - { label: A, to: /a }\n  - { label: A, to: /b }",
			"3 rows[1].label",
		],
		[
			"a profile by its platform",
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
		["a point of a picture", "focus: [50, 50]"],
		["classes of one name", "classes:\n  - name: A\n  - name: A"],
		[
			"pictures with titles of their own",
			"cards:\n  - { title: A, photo: { file: a.jpg } }\n  - { title: B, photo: { file: a.jpg } }",
		],
	])("allowed: %s", (_name, text) => {
		expect(reportedFields(text)).toEqual([]);
	});
});
