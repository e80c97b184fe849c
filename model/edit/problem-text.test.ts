import { expect, test } from "vitest";
import { files, folders } from "../files.ts";
import { dollars } from "../schema/fields.ts";
import { linkTarget } from "../schema/navigation.ts";
import { formOf } from "./form.ts";
import { problemText } from "./problem-text.ts";

const schedule = formOf(files.schedule.schema);
const testimonials = formOf(files.testimonials.schema);

type Problem = { expected: string; found: string; field?: string };
type Context = Parameters<typeof problemText>[1];

test.each<[claim: string, Problem, Context, message: string]>([
	[
		"contains the titles of forms instead of their file names",
		{
			expected: "hours in schedule.yaml, which has none for it",
			found: "no row in content/pages/open-gym.yaml",
		},
		{},
		"needs hours in “Classes and hours”, which has none for it. Now: no row in “Open gym”",
	],
	[
		"formats a date with its weekday and month",
		{
			expected: "a time after the start",
			found: '"2026-12-19 9:00 AM"',
			field: "announcement.until",
		},
		{
			form: formOf(files.announcement.schema),
			value: { announcement: { until: "2026-12-19 9:00 AM" } },
		},
		'needs a time after the start. Now: "Sat, Dec 19, 2026 9:00 AM"',
	],
	[
		"contains the title of a row instead of its index",
		{ expected: "hours beside those of openingHours[0]", found: "6:00 AM" },
		{
			form: schedule,
			value: {
				openingHours: [
					{ days: ["monday"], opens: "6:00 AM", closes: "8:00 PM" },
				],
			},
		},
		"needs hours beside those of “Opening hours, Monday, 6:00 AM to 8:00 PM”. Now: 6:00 AM",
	],
	[
		"reports an empty field as still empty",
		{ expected: "words, not an empty line", found: '""' },
		{},
		"still empty",
	],
	[
		"contains the label of a field and omits the list of choices",
		{
			expected: "a coach (Jo, Ann), or `guest: true`",
			found: '"Una"',
			field: "author",
		},
		{ form: formOf(folders.articles.schema), value: { author: "Una" } },
		'needs a coach, or “Written by a guest” switched on. Now: "Una"',
	],
	[
		"omits the names of links, which the owner finds in a form",
		{
			expected: linkTarget.safeParse("").error?.issues[0]?.message ?? "",
			found: '"/Schedule/"',
			field: "bar[0].to",
		},
		{
			form: formOf(files.navigation.schema),
			value: { bar: [{ to: "/Schedule/" }] },
			files: [
				{
					path: "integrations.yaml",
					form: formOf(files.integrations.schema),
				},
			],
		},
		'needs a page such as /pricing, a section such as #pricing, or a link of “Booking, map and other addresses”. Now: "/Schedule/"',
	],
	[
		"contains the name instead of the key of a removed person",
		{
			expected: "a person of “Testimonials”",
			found: '"gwen"',
			field: "home[0]",
		},
		{ form: testimonials, value: { home: ["gwen"] } },
		"“Gwen” is not there any more: choose another",
	],
	[
		"about a price with too many digits is one sentence",
		{
			expected: dollars.safeParse(1_000_000).error?.issues[0]?.message ?? "",
			found: "1000000",
		},
		{},
		"needs at most $99,999 (too many digits?). Now: 1000000",
	],
	[
		"omits the found value next to a field that stores it only after typing",
		{
			expected: "a time with AM or PM",
			found: '"6:30"',
			field: "classes[0].start",
		},
		{
			form: schedule,
			value: { classes: [{ start: "6:30" }] },
			isNearField: true,
		},
		"needs a time with AM or PM",
	],
	[
		"starts with “better” if it is a warning",
		{
			expected: "8:30 AM, because “Yoga” takes 75 minutes at other times",
			found: "8:15 AM",
			field: "classes[0].end",
		},
		{ isWarning: true },
		"better: 8:30 AM, because “Yoga” takes 75 minutes at other times. Now: 8:15 AM",
	],
])("the message of a problem %s", (_claim, problem, context, message) => {
	const file = "content/policies.yaml";
	expect(problemText({ file, ...problem }, context)).toBe(message);
});
