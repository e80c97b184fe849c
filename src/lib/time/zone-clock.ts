import { addDays, type CalendarDate } from "./calendar-date.ts";
import { dateFormat } from "./date-format.ts";
import type { Minutes } from "./time.ts";

export type Moment = { date: CalendarDate; time: Minutes };

const minute = 60_000;
const day = 86_400_000;

/**
 * Returns the local date and time of an instant (milliseconds since 1970). Uses Temporal where
 * available, because the first Intl.DateTimeFormat blocks a slow phone for 100 ms.
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
 * Converts a local time to milliseconds since 1970. Handles clock changes as Temporal does. If a
 * time occurs twice, uses the first occurrence. If clocks skip a time, uses the offset before the
 * change.
 */
export function instantAt(timeZone: string, moment: Moment): number {
	const localTime = asIfUtc(moment);
	const offsetAt = (instant: number) =>
		asIfUtc(clockAt(timeZone, instant)) - instant;
	const early = localTime - offsetAt(localTime - day);
	const late = localTime - offsetAt(localTime + day);
	const isLocalTimeAt = (instant: number) =>
		instant + offsetAt(instant) === localTime;
	return isLocalTimeAt(late) && !isLocalTimeAt(early) ? late : early;
}

export function isBefore(a: Moment, b: Moment): boolean {
	return asIfUtc(a) < asIfUtc(b);
}

/**
 * False if `ends` is more than one day before `today`. One day is allowed, because `today` is a UTC
 * date and may be ahead of the gym's date. The browser hides an entry as soon as it has ended.
 * Always true without `today`.
 */
export function mayBeUpcoming(
	ends: Moment,
	today: CalendarDate | undefined,
): boolean {
	return !today || ends.date >= addDays(today, -1);
}

function asIfUtc({ date, time }: Moment): number {
	return Date.parse(date) + time * minute;
}

function clockByIntl(timeZone: string, instant: number): Moment {
	const parts = dateFormat({
		timeZone,
		hourCycle: "h23",
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		minute: "2-digit",
	}).formatToParts(instant);
	const part = (type: Intl.DateTimeFormatPartTypes) =>
		parts.find((candidate) => candidate.type === type)?.value ?? "";
	return {
		date: `${part("year")}-${part("month")}-${part("day")}`,
		time: Number(part("hour")) * 60 + Number(part("minute")),
	};
}
