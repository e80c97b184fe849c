import { type CalendarDate, weekdayOf } from "#lib/time/calendar-date.ts";
import { mayBeUpcoming } from "#lib/time/zone-clock.ts";
import {
	type ClassRow,
	type Hours,
	type HoursRow,
	joinHours,
} from "./hours.ts";

type SpecialDays = {
	readonly from: CalendarDate;
	readonly to?: CalendarDate | undefined;
	readonly note: string;
};

export type DatedHours = {
	readonly openingHours: readonly HoursRow[];
	readonly closures: readonly SpecialDays[];
	readonly specialHours: readonly (SpecialDays & Hours)[];
};

/** Omits the days that are over when the site is built (mayBeUpcoming). */
export function upcomingDays<Days extends SpecialDays>(
	list: readonly Days[],
	today: CalendarDate | undefined,
): Days[] {
	return list.filter(({ from, to = from }) =>
		mayBeUpcoming({ date: to, time: 0 }, today),
	);
}

export function closureOn(
	{ closures }: DatedHours,
	date: CalendarDate,
): SpecialDays | undefined {
	return closures.find((days) => isAmong(days, date));
}

export function isUsualDay(hours: DatedHours, date: CalendarDate): boolean {
	return ![...hours.closures, ...hours.specialHours].some((days) =>
		isAmong(days, date),
	);
}

export function spansOn(hours: DatedHours, date: CalendarDate): Hours[] {
	if (closureOn(hours, date)) return [];
	const special = hours.specialHours.filter((days) => isAmong(days, date));
	const day = weekdayOf(date);
	const rows =
		special.length > 0
			? special
			: hours.openingHours.filter(({ days }) => days.includes(day));
	return joinHours(rows);
}

/** Returns a date's classes, sorted by time. Omits those not entirely within opening hours. */
export function classesOn<Class extends Omit<ClassRow, "name">>(
	week: DatedHours & { readonly classes: readonly Class[] },
	date: CalendarDate,
): Class[] {
	const spans = spansOn(week, date);
	const day = weekdayOf(date);
	return week.classes
		.filter(
			({ days, start, end }) =>
				days.includes(day) &&
				spans.some(({ opens, closes }) => opens <= start && end <= closes),
		)
		.toSorted((a, b) => a.start - b.start);
}

function isAmong(
	{ from, to = from }: Pick<SpecialDays, "from" | "to">,
	date: CalendarDate,
): boolean {
	return from <= date && date <= to;
}
