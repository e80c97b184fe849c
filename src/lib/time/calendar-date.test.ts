import { expect, test } from "vitest";
import {
	addDays,
	datesBetween,
	formatDate,
	isCalendarDate,
	weekdayOf,
} from "./calendar-date.ts";

test("only existing days in ISO format are dates", () => {
	expect(isCalendarDate("2028-02-29")).toBe(true);
	for (const text of ["2026-02-29", "2026-13-01", "2026-1-5", "Monday", ""])
		expect(isCalendarDate(text)).toBe(false);
});

test("dates are calculated across the ends of months and years", () => {
	expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
	expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
	expect(datesBetween("2026-12-31", "2027-01-02")).toEqual([
		"2026-12-31",
		"2027-01-01",
		"2027-01-02",
	]);
	expect(datesBetween("2026-05-02", "2026-05-01")).toEqual([]);
});

test("the weekday of a date is returned, also before 1970", () => {
	expect(weekdayOf("2026-11-26")).toBe("thursday");
	expect(weekdayOf("2026-11-22")).toBe("sunday");
	expect(weekdayOf("1969-12-29")).toBe("monday");
	expect(() => weekdayOf("someday")).toThrow("someday is no calendar date");
});

test("a date is formatted with its weekday and month name", () => {
	expect(formatDate("2026-11-26")).toBe("Thursday, November 26");
	expect(formatDate("2027-01-01", { hasYear: true })).toBe(
		"Friday, January 1, 2027",
	);
	expect(formatDate("2027-01-01", { hasYear: true, isShort: true })).toBe(
		"Fri, Jan 1, 2027",
	);
});
