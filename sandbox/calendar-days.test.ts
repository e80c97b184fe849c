import { expect, test } from "vitest";
import { dateInLosAngeles, daysFrom, weekOf } from "./calendar-days.ts";

test("the date is that of Los Angeles, in winter and in summer", () => {
	expect(dateInLosAngeles(new Date("2026-01-06T07:59:00Z"))).toBe("2026-01-05");
	expect(dateInLosAngeles(new Date("2026-01-06T08:00:00Z"))).toBe("2026-01-06");
	expect(dateInLosAngeles(new Date("2026-07-06T06:59:00Z"))).toBe("2026-07-05");
	expect(dateInLosAngeles(new Date("2026-07-06T07:00:00Z"))).toBe("2026-07-06");
});

test("days follow each other over the change of clocks and of the year", () => {
	const dates = (start: string) => daysFrom(start, 3).map(({ date }) => date);
	expect(dates("2026-03-07")).toEqual([
		"2026-03-07",
		"2026-03-08",
		"2026-03-09",
	]);
	expect(dates("2026-12-31")).toEqual([
		"2026-12-31",
		"2027-01-01",
		"2027-01-02",
	]);
});

test("a day has the names that a visitor reads", () => {
	expect(daysFrom("2026-01-06", 1)).toEqual([
		{
			date: "2026-01-06",
			weekday: "Tuesday",
			monthDay: "January 6",
			shortMonthDay: "Jan 6",
		},
	]);
});

test("a week begins on Monday, on Mondays and on Sundays too", () => {
	for (const date of ["2026-01-05", "2026-01-07", "2026-01-11"]) {
		const week = weekOf(date);
		expect(week).toHaveLength(7);
		expect(week[0]?.date, date).toBe("2026-01-05");
	}
});
