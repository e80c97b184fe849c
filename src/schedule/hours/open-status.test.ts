import { describe, expect, test } from "vitest";
import { weekdays } from "#lib/time/time.ts";
import { formatMoment, openStatus, type Week } from "./open-status.ts";

const workdays = weekdays.slice(0, 5);

const week: Week = {
	timeZone: "America/Los_Angeles",
	openingHours: [
		{ days: workdays, opens: 330, closes: 1200 },
		{ days: ["saturday"], opens: 480, closes: 630 },
	],
	classes: [
		{ days: workdays, start: 390, end: 480, name: "Morning" },
		{ days: workdays, start: 1020, end: 1110, name: "Evening" },
		{ days: ["saturday"], start: 540, end: 630, name: "Saturday" },
	],
	closures: [
		{ from: "2026-11-26", to: "2026-11-26", note: "Thanksgiving" },
		{ from: "2026-12-24", to: "2027-01-03", note: "Winter break" },
	],
	specialHours: [],
};

function shortStatus(instant: string, of: Week = week) {
	const { now, open, opens, nextClass } = openStatus(of, Date.parse(instant));
	const at = (moment: typeof now | undefined) =>
		moment ? formatMoment(moment, now) : "never";
	return [
		open ? `open until ${at(open.until)}` : `opens ${at(opens)}`,
		nextClass ? `${at(nextClass.at)} ${nextClass.name}` : "no class",
	];
}

const monday = ["opens Monday 5:30 AM", "Monday 6:30 AM Morning"];
const tuesday = ["opens Tuesday 5:30 AM", "Tuesday 6:30 AM Morning"];
const friday = ["opens Friday 5:30 AM", "Friday 6:30 AM Morning"];
const early = ["opens 5:30 AM", "6:30 AM Morning"];
const morning = ["open until 8:00 PM", "6:30 AM Morning"];
const afternoon = ["open until 8:00 PM", "5:00 PM Evening"];

test.each([
	["before opening", "2026-11-16T05:29:59-08:00", early],
	["at opening", "2026-11-16T05:30:00-08:00", morning],
	["at the start of a class", "2026-11-16T06:30:00-08:00", afternoon],
	["at closing", "2026-11-16T20:00:00-08:00", tuesday],
	["after closing on a Saturday", "2026-11-21T12:00:00-08:00", monday],
	["in the last second of a Sunday", "2026-11-22T23:59:59-08:00", monday],
	["early on a holiday", "2026-11-26T05:00:00-08:00", friday],
	["on the evening before a holiday", "2026-11-25T21:00:00-08:00", friday],
	[
		"on the first day of a long break",
		"2026-12-24T09:00:00-08:00",
		["opens Monday, January 4, 5:30 AM", "Monday, January 4, 6:30 AM Morning"],
	],
])(
	"the open status contains the opening or closing time and the next class: %s",
	(_when, instant, expected) => {
		expect(shortStatus(instant)).toEqual(expected);
	},
);

describe("the open status of an unusual week:", () => {
	const opening = (...openingHours: Week["openingHours"]): Week => ({
		...week,
		openingHours,
		classes: [],
		closures: [],
	});
	const late = { days: ["friday"], opens: 600, closes: 1440 } as const;
	const overMidnight = opening(late, {
		days: ["saturday"],
		opens: 0,
		closes: 120,
	});

	test.each([
		[
			"hours until midnight continue into hours from midnight",
			overMidnight,
			"2026-11-20T23:00:00-08:00",
			["open until Saturday 2:00 AM", "no class"],
		],
		[
			"hours until midnight end there if the next day opens later",
			opening(late),
			"2026-11-20T23:59:00-08:00",
			["open until 12:00 AM", "no class"],
		],
		[
			"adjacent hours of one day end with the later ones",
			opening(
				{ days: ["friday"], opens: 720, closes: 1200 },
				{ days: ["friday"], opens: 360, closes: 720 },
			),
			"2026-11-20T11:00:00-08:00",
			["open until 8:00 PM", "no class"],
		],
		[
			"a gym that never closes has no closing time",
			opening({ days: weekdays, opens: 0, closes: 1440 }),
			"2026-11-20T03:00:00Z",
			["open until never", "no class"],
		],
		[
			"a gym without hours has no next opening",
			opening(),
			"2026-11-20T10:00:00-08:00",
			["opens never", "no class"],
		],
	])("%s", (_when, of, instant, expected) => {
		expect(shortStatus(instant, of)).toEqual(expected);
	});
});
