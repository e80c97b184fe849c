import {
	formatTime,
	formatWeekday,
	type Minutes,
	type Weekday,
	weekdays,
} from "#lib/time/time.ts";

export type Hours = {
	readonly opens: Minutes;
	readonly closes: Minutes;
};

export type HoursRow = Hours & {
	readonly days: readonly Weekday[];
};

export type ClassRow = {
	readonly days: readonly Weekday[];
	readonly start: Minutes;
	readonly end: Minutes;
	readonly name: string;
};

/**
 * Returns one row per run of consecutive weekdays with equal hours (HOURS-01), such as "Mon – Fri"
 * with "5:30 AM – 8:00 PM". Days without hours have the text `closed`.
 */
export function formatWeek(
	rows: readonly HoursRow[],
	closed: string,
	range = fullRange,
) {
	const runs: { weekdays: Weekday[]; hours: string }[] = [];
	for (const day of weekdays) {
		const hours =
			hoursOn(rows, day)
				.map(({ opens, closes }) => range(opens, closes))
				.join(", ") || closed;
		const run = runs.at(-1);
		if (run && run.hours === hours) run.weekdays.push(day);
		else runs.push({ weekdays: [day], hours });
	}
	return runs.map((run) => ({ days: formatDays(run.weekdays), ...run }));
}

/** Returns the hours of one day, sorted by time. Joins adjoining hours. */
export function hoursOn(rows: readonly HoursRow[], day: Weekday): Hours[] {
	return joinHours(rows.filter(({ days }) => days.includes(day)));
}

/** Sorts the hours of one day. Joins adjoining hours, such as 6 AM to noon and noon to 8 PM. */
export function joinHours(rows: readonly Hours[]): Hours[] {
	const joined: Hours[] = [];
	for (const { opens, closes } of rows.toSorted((a, b) => a.opens - b.opens)) {
		const last = joined.at(-1);
		if (last?.closes === opens) joined.splice(-1, 1, { ...last, closes });
		else joined.push({ opens, closes });
	}
	return joined;
}

/** Formats as "Mon – Fri", "Saturday" or "Mon, Wed". */
export function formatDays(days: readonly Weekday[]): string {
	const [first, ...rest] = days;
	if (first && rest.length === 0) return formatWeekday(first);
	return dayRuns(days)
		.map((run) => {
			const names = run.map((day) => formatWeekday(day).slice(0, 3));
			return names.length > 1 ? `${names.at(0)} – ${names.at(-1)}` : names[0];
		})
		.join(", ");
}

/** Splits weekdays into runs of consecutive days, such as Monday to Wednesday, and Saturday. */
export function dayRuns(days: readonly Weekday[]): Weekday[][] {
	const runs: Weekday[][] = [];
	for (const [index, day] of weekdays.entries()) {
		if (!days.includes(day)) continue;
		const run = runs.at(-1);
		if (run && run.at(-1) === weekdays[index - 1]) run.push(day);
		else runs.push([day]);
	}
	return runs;
}

/** Formats as "8:00 AM – 10:30 AM". Both times have AM or PM, so that columns align. */
function fullRange(from: Minutes, to: Minutes): string {
	return `${formatTime(from)} – ${formatTime(to)}`;
}
