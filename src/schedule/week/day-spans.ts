import { type Minutes, type Weekday, weekdays } from "#lib/time/time.ts";
import { type ClassRow, type HoursRow, hoursOn } from "../hours/hours.ts";

type DaySpan = {
	kind: "class" | "openGym" | "open";
	from: Minutes;
	to: Minutes;
};

type WeekRows = {
	readonly openingHours: readonly HoursRow[];
	readonly openGym: readonly HoursRow[];
	readonly classes: readonly Omit<ClassRow, "name">[];
};

/**
 * Returns spans that cover the opening hours of a day without gaps; a closed day has no spans.
 * Overlapping classes share a span.
 */
export function daySpans(
	{ openingHours, openGym, classes }: WeekRows,
	day: Weekday,
): DaySpan[] {
	const on = <T extends { readonly days: readonly Weekday[] }>(
		rows: readonly T[],
	) => rows.filter(({ days }) => days.includes(day));
	const activities: DaySpan[] = [
		...on(classes).map(
			({ start, end }): DaySpan => ({ kind: "class", from: start, to: end }),
		),
		...on(openGym).map(
			({ opens, closes }): DaySpan => ({
				kind: "openGym",
				from: opens,
				to: closes,
			}),
		),
	].toSorted((a, b) => a.from - b.from);

	return hoursOn(openingHours, day).flatMap(({ opens, closes }) => {
		const spans: DaySpan[] = [];
		let coveredUntil = opens;
		for (const span of activities.filter(
			({ from, to }) => from >= opens && to <= closes,
		)) {
			const last = spans.at(-1);
			if (last && span.from < coveredUntil) {
				coveredUntil = Math.max(coveredUntil, span.to);
				spans.splice(-1, 1, { ...last, to: coveredUntil });
				continue;
			}
			if (span.from > coveredUntil)
				spans.push({ kind: "open", from: coveredUntil, to: span.from });
			spans.push(span);
			coveredUntil = span.to;
		}
		return coveredUntil < closes
			? [...spans, { kind: "open" as const, from: coveredUntil, to: closes }]
			: spans;
	});
}

export function busiestDay({ classes }: Pick<WeekRows, "classes">): Weekday {
	const count = (day: Weekday) =>
		classes.filter(({ days }) => days.includes(day)).length;
	return weekdays.reduce((busiest, day) =>
		count(day) > count(busiest) ? day : busiest,
	);
}
