export type CalendarDay = {
	/** ISO 8601, for example 2026-01-06. */
	date: string;
	weekday: string;
	/** For example January 6. */
	monthDay: string;
	/** For example Jan 6. */
	shortMonthDay: string;
};

/** The real calendars show the time of the place where the gym is, wherever the visitor is. */
const timeZone = "America/Los_Angeles";

export function dateInLosAngeles(now: Date): string {
	// Swedish writes a date the way ISO 8601 does.
	return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);
}

export function isDate(text: string): boolean {
	const time = Date.parse(`${text}T00:00:00Z`);
	return !Number.isNaN(time) && isoDate(time) === text;
}

export function daysFrom(date: string, count: number): CalendarDay[] {
	return Array.from({ length: count }, (_, index) =>
		calendarDay(addDays(date, index)),
	);
}

export function addDays(date: string, count: number): string {
	return isoDate(Date.parse(`${date}T00:00:00Z`) + count * 86_400_000);
}

/** Weeks begin on Monday, as on the gym's timetable. */
export function weekOf(date: string): CalendarDay[] {
	const daysSinceMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
	return daysFrom(addDays(date, -daysSinceMonday), 7);
}

function calendarDay(date: string): CalendarDay {
	const day = new Date(`${date}T00:00:00Z`);
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

function isoDate(time: number): string {
	return new Date(time).toISOString().slice(0, 10);
}
