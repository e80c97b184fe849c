import { expect, test } from "vitest";
import { calendarDay, weekOf } from "./calendar-days.ts";

test("days follow each other over the change of clocks and of the year", () => {
	const lastDays = (date: string) =>
		weekOf(date)
			.slice(-4)
			.map((day) => day.date);
	expect(lastDays("2026-03-08")).toEqual([
		"2026-03-05",
		"2026-03-06",
		"2026-03-07",
		"2026-03-08",
	]);
	expect(lastDays("2026-12-31")).toEqual([
		"2026-12-31",
		"2027-01-01",
		"2027-01-02",
		"2027-01-03",
	]);
});

test("a day has the names that a visitor reads", () => {
	expect(calendarDay("2026-01-06")).toEqual({
		date: "2026-01-06",
		weekday: "Tuesday",
		monthDay: "January 6",
		shortMonthDay: "Jan 6",
	});
});

test("a week begins on Monday, on Mondays and on Sundays too", () => {
	for (const date of ["2026-01-05", "2026-01-07", "2026-01-11"]) {
		const week = weekOf(date);
		expect(week).toHaveLength(7);
		expect(week[0]?.date, date).toBe("2026-01-05");
	}
});
