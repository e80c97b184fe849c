import {
	formatTime,
	formatWeekday,
	type Minutes,
	weekdays,
} from "#lib/time/time.ts";
import type { ClassRow } from "../hours/hours.ts";

/** Returns a slot per class and day, sorted by day (Monday first) and time. */
export function classSlots<Class extends ClassRow>(classes: readonly Class[]) {
	return weekdays.flatMap((day) =>
		classes
			.filter(({ days }) => days.includes(day))
			.toSorted((a, b) => a.start - b.start)
			.map(({ days: _, ...row }, index, all) => ({
				...row,
				day,
				/**
				 * Such as "monday-0630". Stays the same unless the class changes its day or time, or
				 * another class starts at the same time.
				 */
				id: `${day}-${fourDigitTime(row.start)}${sameTimeSuffix(all, index)}`,
				fullName: `${formatWeekday(day)} ${formatTime(row.start)} ${row.name}`,
			})),
	);
}

function sameTimeSuffix(rows: readonly ClassRow[], index: number): string {
	const earlier = rows
		.slice(0, index)
		.filter(({ start }) => start === rows[index]?.start);
	return earlier.length === 0 ? "" : `-${earlier.length + 1}`;
}

function fourDigitTime(time: Minutes): string {
	return String(Math.floor(time / 60) * 100 + (time % 60)).padStart(4, "0");
}
