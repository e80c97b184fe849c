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
	if (from === undefined || from < now - day || from > now + daysAhead * day)
		return undefined;
	const to = readInstant(end, timeZone);
	return {
		start: from,
		end:
			to !== undefined && to > from && to <= from + day
				? to
				: from + minutes * minute,
	};
}

// A plus sign that the provider did not encode arrives as a space.
const written =
	/^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+\- ]\d{2}:?\d{2})?$/;

/** "2026-10-20T17:00:00-07:00", or without the zone; undefined for anything else and for a day that does not exist. */
function readInstant(
	text: string | undefined,
	timeZone: string,
): number | undefined {
	const match = written.exec(text?.trim() ?? "");
	if (!match) return undefined;
	const [year = 0, month = 0, date = 0, hour = 0, minutes = 0] = match
		.slice(1, 6)
		.map(Number);
	const wall = Date.UTC(year, month - 1, date, hour, minutes);
	const asWritten = `${match[1]}-${match[2]}-${match[3]}T${match[4]}:${match[5]}`;
	if (new Date(wall).toISOString().slice(0, 16) !== asWritten) return undefined;
	const zone = match[6];
	if (zone === undefined)
		return instantAt(timeZone, {
			date: asWritten.slice(0, 10),
			time: hour * 60 + minutes,
		});
	if (zone === "Z") return wall;
	const [hours = 0, rest = 0] = [zone.slice(1, 3), zone.slice(-2)].map(Number);
	const offset = (hours * 60 + rest) * minute;
	return zone.startsWith("-") ? wall + offset : wall - offset;
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
