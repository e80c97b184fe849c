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
	type Weekday,
	weekdays,
} from "#lib/time/time.ts";
import { clockAt, type Moment } from "#lib/time/zone-clock.ts";
import {
	classesOn,
	closureOn,
	type DatedHours,
	spansOn,
} from "./special-days.ts";

type WeekClass = {
	readonly days: readonly Weekday[];
	readonly start: Minutes;
	readonly end: Minutes;
	readonly name: string;
};

/** The gym's week and the days on which it does not hold. */
export type Week = DatedHours & {
	/** "America/Los_Angeles" */
	readonly timeZone: string;
	readonly classes: readonly WeekClass[];
};

export type OpenNow = {
	now: Moment;
	/** Closes at `until`; undefined when it does not close within the days looked ahead. */
	open?: { until: Moment | undefined };
	/** When it is closed: when it opens again, if it does. */
	opens?: Moment;
	/** Today's closure, if there is one. */
	closure?: { readonly note: string };
	nextClass?: { at: Moment; name: string };
};

/** Further ahead nothing is searched: a gym that closes for longer says so in its own words. */
const daysAhead = 400;

/**
 * What is on at an instant (milliseconds since 1970), reckoned on the gym's own clock: hours are times of that clock,
 * so a day of 23 or 25 hours needs no care.
 */
export function openNow(week: Week, instant: number): OpenNow {
	const now = clockAt(week.timeZone, instant);
	const closure = closureOn(week, now.date);
	const nextClass = findNextClass(week, now);
	const openSpan = spansOn(week, now.date).find(
		({ opens, closes }) => opens <= now.time && now.time < closes,
	);
	const opens = openSpan ? undefined : findOpening(week, now);
	return {
		now,
		...(openSpan
			? { open: { until: findClosing(week, now.date, openSpan.closes) } }
			: {}),
		...(opens ? { opens } : {}),
		...(closure ? { closure } : {}),
		...(nextClass ? { nextClass } : {}),
	};
}

/** "8:00 PM" later the same day, "Monday 5:30 AM" within a week, "Monday, January 4, 5:30 AM" after that. */
export function formatMoment({ date, time }: Moment, now: Moment): string {
	if (date === now.date) return formatTime(time);
	return date < addDays(now.date, weekdays.length)
		? `${formatWeekday(weekdayOf(date))} ${formatTime(time)}`
		: `${formatDate(date)}, ${formatTime(time)}`;
}

/** A span that ends at midnight goes on when the next day opens with it. */
function findClosing(
	week: Week,
	date: CalendarDate,
	closes: Minutes,
): Moment | undefined {
	let last: Moment = { date, time: closes };
	for (let ahead = 1; ahead <= daysAhead; ahead += 1) {
		if (last.time < 1440) return last;
		const next = addDays(date, ahead);
		const early = spansOn(week, next).find(({ opens }) => opens === 0);
		if (!early) return last;
		last = { date: next, time: early.closes };
	}
	return undefined;
}

function findOpening(week: Week, now: Moment): Moment | undefined {
	return search(now, (date, from) => {
		const next = spansOn(week, date).find(({ opens }) => opens > from);
		return next && { date, time: next.opens };
	});
}

function findNextClass(
	week: Week,
	now: Moment,
): { at: Moment; name: string } | undefined {
	return search(now, (date, from) => {
		const next = classesOn(week, date).find(({ start }) => start > from);
		return next && { at: { date, time: next.start }, name: next.name };
	});
}

/** Asks day after day, today only for what is later than now. */
function search<T>(
	now: Moment,
	find: (date: CalendarDate, after: Minutes) => T | undefined,
): T | undefined {
	for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
		const found = find(addDays(now.date, ahead), ahead === 0 ? now.time : -1);
		if (found) return found;
	}
	return undefined;
}
