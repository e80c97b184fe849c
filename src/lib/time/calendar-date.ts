import { dateFormat } from "./date-format.ts";
import { type Weekday, weekdays } from "./time.ts";

/** A date such as "2026-11-26", without time and time zone. Dates sort as strings. */
export type CalendarDate = string;

const millisecondsOfDay = 86_400_000;

/** False for days that do not exist, such as "2026-02-30". */
export function isCalendarDate(text: string): boolean {
	const time = Date.parse(text);
	return !Number.isNaN(time) && toText(time) === text;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
	return toText(Date.parse(date) + days * millisecondsOfDay);
}

export function weekdayOf(date: CalendarDate): Weekday {
	const day = weekdays[(new Date(date).getUTCDay() + 6) % 7];
	if (day === undefined) throw new Error(`${date} is no calendar date`);
	return day;
}

export function datesBetween(
	first: CalendarDate,
	last: CalendarDate,
): CalendarDate[] {
	const dates: CalendarDate[] = [];
	for (let date = first; date <= last; date = addDays(date, 1))
		dates.push(date);
	return dates;
}

/** Returns "Thursday, November 26". `hasYear` adds ", 2026". `isShort` returns "Thu, Nov 26". */
export function formatDate(
	date: CalendarDate,
	{
		hasYear = false,
		isShort = false,
	}: { hasYear?: boolean; isShort?: boolean } = {},
): string {
	const length = isShort ? "short" : "long";
	return dateFormat({
		timeZone: "UTC",
		weekday: length,
		month: length,
		day: "numeric",
		...(hasYear ? { year: "numeric" } : {}),
	}).format(Date.parse(date));
}

function toText(time: number): CalendarDate {
	return new Date(time).toISOString().slice(0, 10);
}
