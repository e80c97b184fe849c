import {
	addDays,
	type CalendarDate,
	datesBetween,
	weekdayOf,
} from "../src/lib/time/calendar-date.ts";
import { weekdays } from "../src/lib/time/time.ts";

/** A day with its names in English. */
export type CalendarDay = {
	date: CalendarDate;
	weekday: string;
	/** For example January 6. */
	monthDay: string;
	/** For example Jan 6. */
	shortMonthDay: string;
};

/** The seven days of the day's week. Weeks begin on Monday, as on the gym's timetable. */
export function weekOf(date: CalendarDate): CalendarDay[] {
	const daysSinceMonday = weekdays.indexOf(weekdayOf(date));
	const monday = addDays(date, -daysSinceMonday);
	return datesBetween(monday, addDays(monday, 6)).map(calendarDay);
}

/** What the day is called. */
export function calendarDay(date: CalendarDate): CalendarDay {
	const day = Date.parse(date);
	const part = (options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(
			day,
		);
	return {
		date,
		weekday: part({ weekday: "long" }),
		monthDay: part({ month: "long", day: "numeric" }),
		shortMonthDay: part({ month: "short", day: "numeric" }),
	};
}
