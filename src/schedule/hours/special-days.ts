import { type CalendarDate, weekdayOf } from "#lib/time/calendar-date.ts";
import type { ClassRow, HoursRow } from "./hours.ts";

type Span = Pick<HoursRow, "opens" | "closes">;

/** Days that are not as their day of the week usually is. */
type SpecialDays = {
	readonly from: CalendarDate;
	/** The last one; the same as the first when left out. */
	readonly to?: CalendarDate | undefined;
	/** Why: "Thanksgiving". */
	readonly note: string;
};

/** The gym's hours, and the dates on which they do not hold. */
export type DatedHours = {
	readonly openingHours: readonly HoursRow[];
	readonly closures: readonly SpecialDays[];
	readonly specialHours: readonly (SpecialDays & Span)[];
};

/** The closure of a date, if the gym stays closed on it. */
export function closureOn(
	{ closures }: DatedHours,
	date: CalendarDate,
): SpecialDays | undefined {
	return closures.find((days) => isAmong(days, date));
}

/** Whether the week's own hours hold on a date. */
export function isUsualDay(hours: DatedHours, date: CalendarDate): boolean {
	return ![...hours.closures, ...hours.specialHours].some((days) =>
		isAmong(days, date),
	);
}

/** When the gym is open on a date, early hours first. */
export function spansOn(hours: DatedHours, date: CalendarDate): Span[] {
	if (closureOn(hours, date)) return [];
	const special = hours.specialHours.filter((days) => isAmong(days, date));
	const day = weekdayOf(date);
	const rows =
		special.length > 0
			? special
			: hours.openingHours.filter(({ days }) => days.includes(day));
	return rows.toSorted((a, b) => a.opens - b.opens);
}

/** The classes of a date by time: those of its day of the week for which the gym is open from start to end. */
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
