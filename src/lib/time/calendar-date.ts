import { type Weekday, weekdays } from "./time.ts";

/** A day of the calendar without a time or a zone: "2026-11-26". Such texts sort by date. */
export type CalendarDate = string;

const millisecondsOfDay = 86_400_000;

/** Whether a text is a day that exists: "2026-02-30" is none. */
export function isCalendarDate(text: string): boolean {
	const time = Date.parse(text);
	return !Number.isNaN(time) && toText(time) === text;
}

/** The day so many days later; negative for earlier. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
	return toText(Date.parse(date) + days * millisecondsOfDay);
}

/** Throws for a text that is no date. */
export function weekdayOf(date: CalendarDate): Weekday {
	const day = weekdays[(new Date(date).getUTCDay() + 6) % 7];
	if (day === undefined) throw new Error(`${date} is no calendar date`);
	return day;
}

/** All days from the first to the last one. */
export function datesBetween(
	first: CalendarDate,
	last: CalendarDate,
): CalendarDate[] {
	const dates: CalendarDate[] = [];
	for (let date = first; date <= last; date = addDays(date, 1))
		dates.push(date);
	return dates;
}

/** "Thursday, November 26"; with the year "Thursday, November 26, 2026", short "Thu, Nov 26". */
export function formatDate(
	date: CalendarDate,
	{
		hasYear = false,
		isShort = false,
	}: { hasYear?: boolean; isShort?: boolean } = {},
): string {
	const length = isShort ? "short" : "long";
	return new Intl.DateTimeFormat("en-US", {
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
