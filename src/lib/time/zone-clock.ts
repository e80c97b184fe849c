import { addDays, type CalendarDate } from "./calendar-date.ts";
import type { Minutes } from "./time.ts";

/** A moment on the clock of a place. */
export type Moment = { date: CalendarDate; time: Minutes };

const minute = 60_000;
const day = 86_400_000;

/**
 * What a clock in that zone shows at an instant. By Temporal where it exists: the first Intl.DateTimeFormat of a page
 * keeps a slow phone busy for a tenth of a second.
 */
export function clockAt(timeZone: string, instant: number): Moment {
	if (typeof Temporal === "undefined") return clockByIntl(timeZone, instant);
	const clock =
		Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(
			timeZone,
		);
	return {
		date: clock.toPlainDate().toString(),
		time: clock.hour * 60 + clock.minute,
	};
}

/**
 * The instant (milliseconds since 1970) at which a clock in that zone shows the moment: the first one when the hour is
 * repeated. A time that is skipped counts from the clock before the change, as Temporal reads it.
 */
export function instantAt(timeZone: string, moment: Moment): number {
	const shown = asIfUtc(moment);
	const offsetAt = (instant: number) =>
		asIfUtc(clockAt(timeZone, instant)) - instant;
	const early = shown - offsetAt(shown - day);
	const late = shown - offsetAt(shown + day);
	const isShownAt = (instant: number) => instant + offsetAt(instant) === shown;
	return isShownAt(late) && !isShownAt(early) ? late : early;
}

/** Whether one moment comes before another on the same clock. */
export function isBefore(a: Moment, b: Moment): boolean {
	return asIfUtc(a) < asIfUtc(b);
}

/**
 * Whether a page still needs what ends then. The day of the build may be that of another zone, where tomorrow has begun:
 * what is over stays for a day, and browsers, which know the time, leave it out at once. Without a day nothing is over.
 */
export function isLeft(ends: Moment, today: CalendarDate | undefined): boolean {
	return !today || ends.date >= addDays(today, -1);
}

function asIfUtc({ date, time }: Moment): number {
	return Date.parse(date) + time * minute;
}

function clockByIntl(timeZone: string, instant: number): Moment {
	const parts = new Intl.DateTimeFormat("en-US", {
		timeZone,
		hourCycle: "h23",
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		minute: "2-digit",
	}).formatToParts(instant);
	const part = (type: Intl.DateTimeFormatPartTypes) =>
		parts.find((it) => it.type === type)?.value ?? "";
	return {
		date: `${part("year")}-${part("month")}-${part("day")}`,
		time: Number(part("hour")) * 60 + Number(part("minute")),
	};
}
