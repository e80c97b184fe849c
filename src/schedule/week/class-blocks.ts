import { type Minutes, type Weekday, weekdays } from "#lib/time/time.ts";

type ClassRow = {
	readonly days: readonly Weekday[];
	readonly start: Minutes;
	readonly end: Minutes;
	readonly name: string;
};

/** Classes of one name at one time of day, on all their days. */
export type ClassBlock = {
	days: readonly Weekday[];
	start: Minutes;
	end: Minutes;
	name: string;
};

/** The week's classes in as few rows as their times allow, whoever coaches them; by first day, then by time. */
export function classBlocks(rows: readonly ClassRow[]): ClassBlock[] {
	const blocks = new Map<string, ClassBlock>();
	for (const { days, start, end, name } of rows) {
		const key = JSON.stringify([start, end, name]);
		const known = blocks.get(key)?.days ?? [];
		blocks.set(key, {
			days: weekdays.filter((day) => known.includes(day) || days.includes(day)),
			start,
			end,
			name,
		});
	}
	const firstDay = ({ days: [first] }: ClassBlock) =>
		first === undefined ? weekdays.length : weekdays.indexOf(first);
	return [...blocks.values()].toSorted(
		(a, b) => firstDay(a) - firstDay(b) || a.start - b.start,
	);
}
