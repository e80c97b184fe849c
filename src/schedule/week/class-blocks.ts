import { weekdays } from "#lib/time/time.ts";
import type { ClassRow } from "../hours/hours.ts";

/**
 * Groups classes with the same times and name, regardless of coach. Sorts the groups by first day
 * and time.
 */
export function classBlocks(rows: readonly ClassRow[]): ClassRow[] {
	const blocks = new Map<string, ClassRow>();
	for (const { days, start, end, name } of rows) {
		const key = JSON.stringify([start, end, name]);
		const collectedDays = blocks.get(key)?.days ?? [];
		blocks.set(key, {
			days: weekdays.filter(
				(day) => collectedDays.includes(day) || days.includes(day),
			),
			start,
			end,
			name,
		});
	}
	const firstDay = ({ days }: ClassRow) =>
		weekdays.findIndex((day) => days.includes(day));
	return [...blocks.values()].toSorted(
		(a, b) => firstDay(a) - firstDay(b) || a.start - b.start,
	);
}
