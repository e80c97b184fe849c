import { describe, expect, test } from "vitest";
import { type Weekday, weekdays } from "#lib/time/time.ts";
import { second } from "../../tests/support/gyms.ts";
import type { Schedule } from "../schema/schedule.ts";
import { collectFacts } from "./facts.ts";

const content = second.content();
const factsOf = (changed: Partial<Schedule>) =>
	collectFacts({ ...content, schedule: { ...content.schedule, ...changed } });
const facts = factsOf({});

test.each([
	["hours.days", "Monday to Friday"],
	["hours.week", "weekdays 7:00 AM to 9:00 PM"],
	["openGym.days", ""],
	["openGym.week", ""],
	["classes.days", "Monday and Wednesday"],
	["classes.week", "Mondays and Wednesdays at 7:15 AM"],
	["prolabs.hours", "9 AM to 3 PM"],
	["prolabs.days", "Tuesday"],
	["floor.day", "A Monday"],
])("the fact %s is derived from the schedule: %j", (name, fact) => {
	expect(facts.get(name)).toBe(fact);
});

test("a block of rental hours has facts for its hourly price and its saving", () => {
	expect(facts.get("prolabs.block.perHour")).toBe("$20");
	expect(facts.get("prolabs.block.savesPercent")).toBe("13%");
});

test("the saving of a block of rental hours is 0% if an hour is free", () => {
	const { pricing } = content;
	const prolabs = { ...pricing.prolabs, pricePerHour: 0 };
	const free = collectFacts({ ...content, pricing: { ...pricing, prolabs } });
	expect(free.get("prolabs.block.savesPercent")).toBe("0%");
});

test("the fact for hours without rows is empty", () => {
	expect(factsOf({ prolabs: [] }).get("prolabs.hours")).toBe("");
});

test("class times are listed in chronological order", () => {
	const [first] = content.schedule.classes;
	if (!first) throw new Error("There is no class");
	const classes = [1020, 390, 1110].map((start) => ({
		...first,
		days: ["monday" as const],
		start,
		end: start + 60,
	}));
	expect(factsOf({ classes }).get("classes.week")).toBe(
		"Mondays at 6:30 AM, 5:00 PM and 6:30 PM",
	);
});

test("the facts for a day with a break contain both spans in order", () => {
	const days: Weekday[] = ["monday"];
	const rows = [
		{ days, opens: 960, closes: 1080 },
		{ days, opens: 390, closes: 600 },
	];
	const split = factsOf({ openingHours: rows, openGym: rows, prolabs: rows });
	const spans = "6:30 AM to 10:00 AM and 4:00 PM to 6:00 PM";
	expect(split.get("hours.week")).toBe(`Mondays ${spans}`);
	expect(split.get("openGym.week")).toBe(`Mondays ${spans}`);
	expect(split.get("prolabs.hours")).toBe("6:30 AM to 10 AM and 4 PM to 6 PM");
});

describe("the facts for a week", () => {
	const early = { opens: 540, closes: 630 };
	const late = { opens: 600, closes: 720 };
	const workdays = weekdays.slice(0, 5);

	test.each<[Schedule["openGym"], { days: string; week: string }]>([
		[
			[
				{ ...early, days: ["sunday", "saturday"] },
				{ ...late, days: workdays },
			],
			{
				days: "Monday to Sunday",
				week: "weekdays 10:00 AM to 12:00 PM, Saturdays and Sundays 9:00 AM to 10:30 AM",
			},
		],
		[
			[{ ...early, days: [...weekdays] }],
			{ days: "Monday to Sunday", week: "every day 9:00 AM to 10:30 AM" },
		],
		[
			[{ ...early, days: [...workdays, "saturday"] }],
			{
				days: "Monday to Saturday",
				week: "Mondays to Saturdays 9:00 AM to 10:30 AM",
			},
		],
		[
			[
				{ ...early, days: ["monday", "wednesday", "thursday", "friday"] },
				{ ...late, days: ["tuesday", "sunday"] },
			],
			{
				days: "Monday to Friday and Sunday",
				week: "Mondays and Wednesdays to Fridays 9:00 AM to 10:30 AM, Tuesdays and Sundays 10:00 AM to 12:00 PM",
			},
		],
	])(
		"contain each day once, grouped by hours: %j",
		(openGym, { days, week }) => {
			const facts = factsOf({ openGym });
			expect(facts.get("openGym.days")).toBe(days);
			expect(facts.get("openGym.week")).toBe(week);
		},
	);
});

describe("the fact floor.day", () => {
	const hours = { opens: 600, closes: 900 };
	const noon = {
		start: 720,
		end: 780,
		name: "Noon",
		coaches: ["jo"],
		capacity: 8,
	};

	test.each<[string, Weekday[], Weekday[]]>([
		["A day", [...weekdays], [...weekdays]],
		["A weekday", weekdays.slice(0, 5), [...weekdays]],
		["A weekday", weekdays.slice(0, 5), weekdays.slice(0, 6)],
		["A Tuesday", ["tuesday", "saturday"], [...weekdays]],
		["A Sunday", ["sunday"], ["sunday"]],
	])(
		"is “%s” for classes on %j with opening hours on %j",
		(name, classDays, openDays) => {
			const openingHours = [{ ...hours, days: openDays }];
			const classes = [{ ...noon, days: classDays }];
			expect(factsOf({ openingHours, classes }).get("floor.day")).toBe(name);
		},
	);
});
