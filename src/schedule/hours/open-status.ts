import {
	addDays,
	type CalendarDate,
	formatDate,
	weekdayOf,
} from "#lib/time/calendar-date.ts";
import {
	formatTime,
	formatWeekday,
	type Minutes,
	weekdays,
} from "#lib/time/time.ts";
import { clockAt, type Moment } from "#lib/time/zone-clock.ts";
import type { ClassRow } from "./hours.ts";
import {
	classesOn,
	closureOn,
	type DatedHours,
	spansOn,
} from "./special-days.ts";

export type Week = DatedHours & {
	readonly timeZone: string;
	readonly classes: readonly ClassRow[];
};

export type OpenStatus = ReturnType<typeof openStatus>;

const daysSearched = 400;

/**
 * Returns the status at an instant (milliseconds since 1970). Computes with local times, so that
 * days of 23 or 25 hours need no special case.
 */
export function openStatus(week: Week, instant: number) {
	const now = clockAt(week.timeZone, instant);
	const spanAt = ({ date, time }: Moment) =>
		spansOn(week, date).find(
			({ opens, closes }) => opens <= time && time < closes,
		);
	const isOpen = spanAt(now) !== undefined;
	return {
		now,
		/** `until` is undefined if the gym does not close within `daysSearched`. */
		open: isOpen && {
			until: findLater(now, (date, after) => {
				// Hours that end at midnight continue if the next day opens at midnight.
				const span = spanAt({ date, time: Math.max(after, 0) });
				if (!span) return { date: addDays(date, -1), time: 1440 };
				return span.closes < 1440 ? { date, time: span.closes } : undefined;
			}),
		},
		/** Undefined while the gym is open, or if it does not open within `daysSearched`. */
		opens: isOpen
			? undefined
			: findLater(now, (date, after) => {
					const next = spansOn(week, date).find(({ opens }) => opens > after);
					return next && { date, time: next.opens };
				}),
		closure: closureOn(week, now.date),
		nextClass: findLater(now, (date, after) => {
			const next = classesOn(week, date).find(({ start }) => start > after);
			return next && { at: { date, time: next.start }, name: next.name };
		}),
	};
}

/**
 * Formats as "8:00 PM" on the same day, "Monday 5:30 AM" within a week, and "Monday, January 4,
 * 5:30 AM" later.
 */
export function formatMoment({ date, time }: Moment, now: Moment): string {
	if (date === now.date) return formatTime(time);
	return date < addDays(now.date, weekdays.length)
		? `${formatWeekday(weekdayOf(date))} ${formatTime(time)}`
		: `${formatDate(date)}, ${formatTime(time)}`;
}

/** `after` is -1 on days after today, so that a search for later times also finds midnight (0). */
function findLater<T>(
	now: Moment,
	find: (date: CalendarDate, after: Minutes) => T | undefined,
): T | undefined {
	for (let ahead = 0; ahead <= daysSearched; ahead += 1) {
		const match = find(addDays(now.date, ahead), ahead === 0 ? now.time : -1);
		if (match) return match;
	}
	return undefined;
}
