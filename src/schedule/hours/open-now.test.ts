import { describe, expect, test } from "vitest";
import { weekdays } from "#lib/time/time.ts";
import { clockAt } from "#lib/time/zone-clock.ts";
import { formatMoment, openNow, type Week } from "./open-now.ts";

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

/** What the line says, in short. */
function say(instant: string, of: Week = week) {
	const { now, open, opens, nextClass } = openNow(of, Date.parse(instant));
	const at = (moment: typeof now | undefined) =>
		moment ? formatMoment(moment, now) : "never";
	return [
		open ? `open until ${at(open.until)}` : `opens ${at(opens)}`,
		nextClass && `${at(nextClass.at)} ${nextClass.name}`,
	];
}

describe("an ordinary week", () => {
	test.each([
		["before opening", "2026-11-16T05:29:59-08:00", "opens 5:30 AM"],
		["at opening", "2026-11-16T05:30:00-08:00", "open until 8:00 PM"],
		["in the last minute", "2026-11-16T19:59:59-08:00", "open until 8:00 PM"],
		["at closing", "2026-11-16T20:00:00-08:00", "opens Tuesday 5:30 AM"],
		["on Saturday noon", "2026-11-21T12:00:00-08:00", "opens Monday 5:30 AM"],
		["on Sunday", "2026-11-22T12:00:00-08:00", "opens Monday 5:30 AM"],
	])("%s", (_when, instant, line) => {
		expect(say(instant)[0]).toBe(line);
	});

	test("the next class is one that has not begun", () => {
		expect(say("2026-11-16T06:29:59-08:00")[1]).toBe("6:30 AM Morning");
		expect(say("2026-11-16T06:30:00-08:00")[1]).toBe("5:00 PM Evening");
		expect(say("2026-11-20T17:00:00-08:00")[1]).toBe(
			"Saturday 9:00 AM Saturday",
		);
		expect(say("2026-11-21T09:00:00-08:00")[1]).toBe("Monday 6:30 AM Morning");
	});
});

test("the gym's clock counts, wherever the visitor is", () => {
	// Monday 1:30 PM in Tokyo is still Sunday evening in Seattle.
	expect(say("2026-11-16T13:30:00+09:00")[0]).toBe("opens Monday 5:30 AM");
	expect(clockAt("America/Los_Angeles", 0)).toEqual({
		date: "1969-12-31",
		time: 960,
	});
});

describe("midnight", () => {
	test("one second decides the day", () => {
		expect(say("2026-11-22T23:59:59-08:00")[0]).toBe("opens Monday 5:30 AM");
		expect(say("2026-11-23T00:00:00-08:00")[0]).toBe("opens 5:30 AM");
	});

	test("hours that end at midnight go on when the next day opens with it", () => {
		const late: Week = {
			...week,
			openingHours: [
				{ days: ["friday"], opens: 600, closes: 1440 },
				{ days: ["saturday"], opens: 0, closes: 120 },
			],
		};
		expect(say("2026-11-20T23:00:00-08:00", late)[0]).toBe(
			"open until Saturday 2:00 AM",
		);
		const alone: Week = {
			...week,
			openingHours: [{ days: ["friday"], opens: 600, closes: 1440 }],
		};
		expect(say("2026-11-20T23:59:00-08:00", alone)[0]).toBe(
			"open until 12:00 AM",
		);
		expect(say("2026-11-21T00:00:00-08:00", alone)[0]).toBe(
			"opens Friday 10:00 AM",
		);
	});

	test("a gym that never closes has no closing time", () => {
		const always: Week = {
			...week,
			closures: [],
			openingHours: [
				{ days: [...workdays, "saturday", "sunday"], opens: 0, closes: 1440 },
			],
		};
		expect(openNow(always, Date.parse("2026-11-20T03:00:00Z")).open).toEqual({
			until: undefined,
		});
	});
});

describe("changes of daylight saving time", () => {
	const nights: Week = {
		...week,
		openingHours: [{ days: ["sunday"], opens: 60, closes: 240 }],
		classes: [{ days: ["sunday"], start: 180, end: 240, name: "Night" }],
	};

	test("in March the hours after the skipped one are right at once", () => {
		// 2026-03-08, 2:00 AM becomes 3:00 AM.
		expect(say("2026-03-08T01:59:59-08:00", nights)).toEqual([
			"open until 4:00 AM",
			"3:00 AM Night",
		]);
		expect(say("2026-03-08T03:00:00-07:00", nights)).toEqual([
			"open until 4:00 AM",
			"Sunday, March 15, 3:00 AM Night",
		]);
		expect(say("2026-03-07T23:00:00-08:00")[0]).toBe("opens Monday 5:30 AM");
		expect(say("2026-03-09T05:30:00-07:00")[0]).toBe("open until 8:00 PM");
		expect(say("2026-03-09T05:29:59-07:00")[0]).toBe("opens 5:30 AM");
	});

	test("in November the repeated hour is the same hour twice", () => {
		// 2026-11-01, 2:00 AM becomes 1:00 AM.
		for (const offset of ["-07:00", "-08:00"])
			expect(say(`2026-11-01T01:30:00${offset}`, nights)).toEqual([
				"open until 4:00 AM",
				"3:00 AM Night",
			]);
		expect(say("2026-11-01T04:00:00-08:00", nights)[0]).toBe(
			"opens Sunday, November 8, 1:00 AM",
		);
		expect(say("2026-11-02T05:29:59-08:00")[0]).toBe("opens 5:30 AM");
		expect(say("2026-11-02T05:30:00-08:00")[0]).toBe("open until 8:00 PM");
	});
});

describe("closed days", () => {
	test("a holiday is closed all day and its classes do not take place", () => {
		const { open, closure } = openNow(
			week,
			Date.parse("2026-11-26T10:00:00-08:00"),
		);
		expect(open).toBeUndefined();
		expect(closure?.note).toBe("Thanksgiving");
		expect(say("2026-11-26T05:00:00-08:00")).toEqual([
			"opens Friday 5:30 AM",
			"Friday 6:30 AM Morning",
		]);
	});

	test("the evening before knows of the holiday", () => {
		expect(say("2026-11-25T21:00:00-08:00")).toEqual([
			"opens Friday 5:30 AM",
			"Friday 6:30 AM Morning",
		]);
	});

	test("a long break names the date on which it ends", () => {
		expect(say("2026-12-24T09:00:00-08:00")).toEqual([
			"opens Monday, January 4, 5:30 AM",
			"Monday, January 4, 6:30 AM Morning",
		]);
	});

	test("a gym that opens no more says so by silence", () => {
		const closed: Week = {
			...week,
			closures: [{ from: "2026-01-01", to: "2099-12-31", note: "Moved" }],
		};
		expect(say("2026-11-20T10:00:00-08:00", closed)).toEqual([
			"opens never",
			undefined,
		]);
	});
});
