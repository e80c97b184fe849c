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

/** The gym's week and the days on which it does not hold. */
export type Week = DatedHours & {
	/** "America/Los_Angeles" */
	readonly timeZone: string;
	readonly classes: readonly ClassRow[];
};

export type OpenNow = ReturnType<typeof openNow>;

/** Further ahead nothing is searched: a gym that closes for longer says so in its own words. */
const daysAhead = 400;

/**
 * What is on at an instant (milliseconds since 1970), reckoned on the gym's own clock: hours are times of that clock,
 * so a day of 23 or 25 hours needs no care.
 */
export function openNow(week: Week, instant: number) {
	const now = clockAt(week.timeZone, instant);
	const spanAt = ({ date, time }: Moment) =>
		spansOn(week, date).find(
			({ opens, closes }) => opens <= time && time < closes,
		);
	const isOpen = spanAt(now) !== undefined;
	return {
		now,
		/** Closes at `until`; undefined when it does not close within the days looked ahead. */
		open: isOpen && {
			until: findLater(now, (date, from) => {
				// What ends at midnight goes on when the next day opens with it.
				const span = spanAt({ date, time: Math.max(from, 0) });
				if (!span) return { date: addDays(date, -1), time: 1440 };
				return span.closes < 1440 ? { date, time: span.closes } : undefined;
			}),
		},
		/** When it is closed: when it opens again, if it does. */
		opens: isOpen
			? undefined
			: findLater(now, (date, from) => {
					const next = spansOn(week, date).find(({ opens }) => opens > from);
					return next && { date, time: next.opens };
				}),
		/** Today's closure, if there is one. */
		closure: closureOn(week, now.date),
		nextClass: findLater(now, (date, from) => {
			const next = classesOn(week, date).find(({ start }) => start > from);
			return next && { at: { date, time: next.start }, name: next.name };
		}),
	};
}

/** "8:00 PM" later the same day, "Monday 5:30 AM" within a week, "Monday, January 4, 5:30 AM" after that. */
export function formatMoment({ date, time }: Moment, now: Moment): string {
	if (date === now.date) return formatTime(time);
	return date < addDays(now.date, weekdays.length)
		? `${formatWeekday(weekdayOf(date))} ${formatTime(time)}`
		: `${formatDate(date)}, ${formatTime(time)}`;
}

/** Asks day after day, today only for what is later than now. */
function findLater<T>(
	now: Moment,
	find: (date: CalendarDate, after: Minutes) => T | undefined,
): T | undefined {
	for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
		const found = find(addDays(now.date, ahead), ahead === 0 ? now.time : -1);
		if (found) return found;
	}
	return undefined;
}
