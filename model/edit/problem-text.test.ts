import { expect, test } from "vitest";
import { files, folders } from "../files.ts";
import { dollars } from "../schema/fields.ts";
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
		'needs a whole number of dollars. Now: "79 USD"',
	);
});

test("a message names the title of a form in the place of its file", () => {
	const { expected, found } = problem(
		"hours in schedule.yaml, which has none for it",
		"no row in content/pages/open-gym.yaml",
	);
	expect(formatProblem(problem(expected, found))).toBe(
		"needs hours in “Classes and hours”, which has none for it. Now: no row in “Open gym”",
	);
});

test("a message names an article whose file begins with a digit", () => {
	const { expected, found } = problem(
		"a title of its own",
		"that of content/articles/5-tips.md",
	);
	expect(formatProblem(problem(expected, found))).toBe(
		"needs a title of its own. Now: that of “5 tips”",
	);
});

test("a message leaves a written value as it is", () => {
	expect(formatProblem(problem("a page", '"/files/waiver.md"'))).toBe(
		'needs a page. Now: "/files/waiver.md"',
	);
});

test("a message writes a day as the form does", () => {
	expect(
		formatProblem(
			{
				...problem("a day that is open", "saturday"),
				field: "classes[0].days[1]",
			},
			{ form: formOf(schedule), value: { classes: [{ days: [] }] } },
		),
	).toBe("needs a day that is open. Now: Saturday");
});

test("a message writes a date as people do", () => {
	expect(
		formatProblem(
			{
				...problem("a time after the start", '"2026-12-19 9:00 AM"'),
				field: "announcement.until",
			},
			{
				form: formOf(files.announcement.schema),
				value: { announcement: { until: "2026-12-19 9:00 AM" } },
			},
		),
	).toBe('needs a time after the start. Now: "Sat, Dec 19, 2026 9:00 AM"');
});

test("a message names a row in the place of its number", () => {
	const value = {
		openingHours: [{ days: ["monday"], opens: "6:00 AM", closes: "8:00 PM" }],
	};
	expect(
		formatProblem(problem("hours beside those of openingHours[0]", "6:00 AM"), {
			form: formOf(schedule),
			value,
		}),
	).toBe(
		"needs hours beside those of “Opening hours, Monday, 6:00 AM to 8:00 PM”. Now: 6:00 AM",
	);
});

test("a field that is still empty is not called wrong", () => {
	expect(formatProblem(problem("words, not an empty line", '""'))).toBe(
		"still empty",
	);
});

test("a field is named by its label, and the choices of a list are not repeated", () => {
	const form = formOf(folders.articles.schema);
	const author = {
		...problem("a coach (Jo, Ann), or `guest: true`", '"Una"'),
		field: "author",
	};
	expect(formatProblem(author, { form, value: { author: "Una" } })).toBe(
		'needs a coach, or “Written by a guest” switched on. Now: "Una"',
	);
	const team = {
		...problem("at least as many as `includedPeople`", "5"),
		field: "corporate.maxPeoplePerSession",
	};
	expect(formatProblem(team, { form: formOf(files.pricing.schema) })).toBe(
		"needs at least as many as “Included people”. Now: 5",
	);
});

test("a person who is no longer listed is named, not quoted", () => {
	const problem = {
		file: "content/testimonials.yaml",
		field: "home[0]",
		expected: "a person of “Testimonials”",
		found: '"gwen"',
	};
	const form = formOf(files.testimonials.schema);
	const value = { home: ["gwen"] };
	expect(formatProblem(problem, { form, value })).toBe(
		"“Gwen” is not there any more: choose another",
	);
});

test("a person who is listed twice is not called missing", () => {
	const problem = {
		file: "content/testimonials.yaml",
		field: "home[1]",
		expected: "another entry, because this one is in the list already",
		found: '"rob" a second time',
	};
	const form = formOf(files.testimonials.schema);
	expect(
		formatProblem(problem, { form, value: { home: ["rob", "rob"] } }),
	).toBe(
		'needs another entry, because this one is in the list already. Now: "rob" a second time',
	);
});

test("a price with too many digits has a message that reads as one sentence", () => {
	const { error } = dollars.safeParse(1_000_000);
	const message = error?.issues[0]?.message ?? "";
	expect(formatProblem(problem(message, "1000000"))).toBe(
		"needs at most $99,999 (too many digits?). Now: 1000000",
	);
});

test("several values are not shown in the notation of code", () => {
	expect(formatProblem(problem("each day once", '["monday","monday"]'))).toBe(
		"needs each day once",
	);
});

test("a warning begins with the word better", () => {
	const problem = {
		file: "content/schedule.yaml",
		field: "classes[0].end",
		expected: "8:30 AM, because “Yoga” takes 75 minutes at other times",
		found: "8:15 AM",
	};
	expect(formatProblem(problem, { isWarning: true })).toBe(
		"better: 8:30 AM, because “Yoga” takes 75 minutes at other times. Now: 8:15 AM",
	);
});

test("the name of a kind is not shown", () => {
	const form = formOf(folders.landing.schema);
	const value = { bands: [{ band: "events" }, { band: "events" }] };
	const problem = {
		file: "content/landing/comeback.yaml",
		field: "bands[1].band",
		expected: "no other section of this kind on the page",
		found: '"events"',
	};
	expect(formatProblem(problem, { form, value })).toBe(
		"needs no other section of this kind on the page",
	);
});
