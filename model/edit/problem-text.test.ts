import { expect, test } from "vitest";
import { schedule } from "../schema/schedule.ts";
import { formOf } from "./form.ts";
import { formatProblem } from "./problem-text.ts";

const problem = (expected: string, found: string) => ({
	file: "content/policies.yaml",
	expected,
	found,
});

test("a message says what is needed and what is there", () => {
	expect(formatProblem(problem("a whole number of dollars", '"79 USD"'))).toBe(
		'needs a whole number of dollars; now it is "79 USD"',
	);
});

test("a message names the title of a form in the place of its file", () => {
	const { expected, found } = problem(
		"hours in schedule.yaml, which has none for it",
		"no row in content/pages/open-gym.yaml",
	);
	expect(formatProblem(problem(expected, found))).toBe(
		"needs hours in “Hours and closed days”, which has none for it; now it is no row in “Open gym”",
	);
});

test("a message names a row in the place of its number", () => {
	const value = {
		openingHours: [{ days: ["monday"], opens: "6:00 AM", closes: "8:00 PM" }],
	};
	expect(
		formatProblem(
			problem("hours beside those of openingHours[0]", "6:00 AM"),
			formOf(schedule),
			value,
		),
	).toBe(
		"needs hours beside those of “Opening hours, Mon, 6:00 AM to 8:00 PM”; now it is 6:00 AM",
	);
});

test("a field that is still empty is not called wrong", () => {
	expect(formatProblem(problem("words, not an empty line", '""'))).toBe(
		"still empty",
	);
});
