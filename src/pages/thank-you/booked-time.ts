import { instantAt } from "#lib/time/zone-clock.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

const maxDaysAhead = 400;

/** In milliseconds since 1970. */
export type BookedTime = { start: number; end: number };

type Rules = {
	/** The gym's time zone, assumed for times without an offset. */
	timeZone: string;
	/** The assumed duration if the end is missing or invalid. */
	minutes: number;
	now: number;
};

/**
 * Parses the appointment from the URL, which may be old or made up. Returns undefined if the start
 * is invalid, more than a day ago, or more than `maxDaysAhead` days ahead.
 */
export function bookedTime(
	{ start, end }: { start: string | undefined; end: string | undefined },
	{ timeZone, minutes, now }: Rules,
): BookedTime | undefined {
	const from = readInstant(start, timeZone);
	if (!(from >= now - day && from <= now + maxDaysAhead * day))
		return undefined;
	const to = readInstant(end, timeZone);
	const isEndValid = to > from && to <= from + day;
	return { start: from, end: isEndValid ? to : from + minutes * minute };
}

// In a query, an unencoded plus sign becomes a space, so accept both.
const timePattern =
	/^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?:(Z)|([+\- ]\d{2}):?(\d{2}))?$/;

/**
 * Parses a time such as "2026-10-20T17:00:00-07:00", with or without the offset. Returns NaN if the
 * text is invalid or the day does not exist.
 */
function readInstant(text: string | undefined, timeZone: string): number {
	const [, date = "", clock, utc, hours, offsetMinutes] =
		timePattern.exec(text?.trim() ?? "") ?? [];
	const asUtc = Date.parse(`${date}T${clock}Z`);
	// Browsers read February 30 as a day of March, so compare the result with the text.
	if (new Date(asUtc).toJSON()?.startsWith(`${date}T${clock}`) !== true)
		return Number.NaN;
	if (utc) return asUtc;
	if (hours)
		return Date.parse(
			`${date}T${clock}${hours.replace(" ", "+")}:${offsetMinutes}`,
		);
	return instantAt(timeZone, {
		date,
		time: (asUtc - Date.parse(date)) / minute,
	});
}

/** Formats as "Tuesday, October 20, 5:00 – 6:30 PM" in the gym's time zone. */
export function formatBookedTime(
	{ start, end }: BookedTime,
	timeZone: string,
): string {
	return new Intl.DateTimeFormat("en-US", {
		timeZone,
		weekday: "long",
		month: "long",
		day: "numeric",
		hour: "numeric",
		minute: "2-digit",
	}).formatRange(start, end);
}
