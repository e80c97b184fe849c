import { instantAt } from "#lib/time/zone-clock.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** Further ahead no class is booked: such a time is a mistake. */
const daysAhead = 400;

/** Instants in milliseconds since 1970. */
export type BookedTime = { start: number; end: number };

type Rules = {
	/** The gym's zone; a time without a zone of its own is read in it. */
	timeZone: string;
	/** How long the appointment takes when its end is missing or wrong. */
	minutes: number;
	now: number;
};

/**
 * When an appointment is, out of the texts in the address. Undefined for anything that is no time, is over for a day or
 * lies more than a year ahead: what stands in an address may be old or made up.
 */
export function bookedTime(
	{ start, end }: { start: string | undefined; end: string | undefined },
	{ timeZone, minutes, now }: Rules,
): BookedTime | undefined {
	const from = readInstant(start, timeZone);
	if (!(from >= now - day && from <= now + daysAhead * day)) return undefined;
	const to = readInstant(end, timeZone);
	const isRight = to > from && to <= from + day;
	return { start: from, end: isRight ? to : from + minutes * minute };
}

// A plus sign that the provider did not encode arrives as a space.
const written =
	/^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?:(Z)|([+\- ]\d{2}):?(\d{2}))?$/;

/** "2026-10-20T17:00:00-07:00", or without the zone; NaN for anything else and for a day that does not exist. */
function readInstant(text: string | undefined, timeZone: string): number {
	const [, date = "", clock, utc, hours, rest] =
		written.exec(text?.trim() ?? "") ?? [];
	const wall = Date.parse(`${date}T${clock}Z`);
	// Browsers read February 30 as a day of March.
	if (new Date(wall).toJSON()?.startsWith(`${date}T${clock}`) !== true)
		return Number.NaN;
	if (utc) return wall;
	if (hours)
		return Date.parse(`${date}T${clock}${hours.replace(" ", "+")}:${rest}`);
	return instantAt(timeZone, {
		date,
		time: (wall - Date.parse(date)) / minute,
	});
}

/** "Tuesday, October 20, 5:00 – 6:30 PM", on the gym's clock. */
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
