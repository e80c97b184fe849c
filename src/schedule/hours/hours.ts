import {
	formatTime,
	formatWeekday,
	type Minutes,
	type Weekday,
	weekdays,
} from "#lib/time/time.ts";

/** Hours of some days, in the gym's time zone. */
export type HoursRow = {
	readonly days: readonly Weekday[];
	readonly opens: Minutes;
	readonly closes: Minutes;
};

/** A class on some days of the week. */
export type ClassRow = {
	readonly days: readonly Weekday[];
	readonly start: Minutes;
	readonly end: Minutes;
	readonly name: string;
};

/**
 * The week in as few rows as its hours allow, Monday first: "Mon – Fri", "5:30 AM – 8:00 PM"; days without any say that
 * they are closed (HOURS-01).
 */
export function printWeek(
	rows: readonly HoursRow[],
	closed: string,
	range = fullRange,
) {
	const runs: { weekdays: Weekday[]; hours: string }[] = [];
	for (const day of weekdays) {
		const hours =
			rows
				.filter(({ days }) => days.includes(day))
				.toSorted((a, b) => a.opens - b.opens)
				.map(({ opens, closes }) => range(opens, closes))
				.join(", ") || closed;
		const run = runs.at(-1);
		if (run && run.hours === hours) run.weekdays.push(day);
		else runs.push({ weekdays: [day], hours });
	}
	return runs.map((run) => ({ days: printDays(run.weekdays), ...run }));
}

/** "Mon – Fri", "Saturday", "Mon, Wed": days that follow each other are drawn together, a single one stands in full. */
export function printDays(days: readonly Weekday[]): string {
	const [first, ...others] = days;
	if (first && others.length === 0) return formatWeekday(first);
	return dayRuns(days)
		.map((run) => {
			const names = run.map((day) => formatWeekday(day).slice(0, 3));
			return names.length > 1 ? `${names.at(0)} – ${names.at(-1)}` : names[0];
		})
		.join(", ");
}

/** Days that follow each other, Monday first: Monday to Wednesday and Saturday are two runs. */
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

/** "8:00 AM – 10:30 AM": both ends in full, so that a column of them lines up. */
function fullRange(from: Minutes, to: Minutes): string {
	return `${formatTime(from)} – ${formatTime(to)}`;
}
