import {
	formatTime,
	formatTimeSpan,
	formatWeekday,
	type Minutes,
	parseTime,
	type Weekday,
	weekdays,
} from "#lib/time/time.ts";
import { type HoursRow, hoursOn } from "#schedule/hours/hours.ts";
import { isObject, type Path, valueAt } from "../text/path.ts";

type Span = { opens: Minutes; closes: Minutes };

/**
 * Returns opening hours that contain the class at `path` of schedule.yaml, and the changed days:
 * "Saturday 8:00 AM to 12:00 PM". Returns undefined if nothing has to change or if a day or time is
 * invalid.
 */
export function hoursForClass(schedule: unknown, path: Path) {
	const hours = valueAt(schedule, ["openingHours"]);
	if (!Array.isArray(hours)) return undefined;
	const rows = hours.map(readRow);
	const classSpan = readRow(valueAt(schedule, path));
	if (!classSpan || classSpan.opens >= classSpan.closes) return undefined;
	if (!rows.every((row) => row !== undefined)) return undefined;
	const widened = widenHours(rows, classSpan.days, classSpan);
	if (widened.changed.length === 0) return undefined;
	return {
		openingHours: widened.rows.map(({ days, opens, closes }) => ({
			days,
			opens: formatTime(opens),
			closes: formatTime(closes),
		})),
		changes: widened.changed.flatMap(({ days, opens, closes }) =>
			days.map(
				(day) => `${formatWeekday(day)} ${formatTimeSpan(opens, closes)}`,
			),
		),
	};
}

function readRow(value: unknown): HoursRow | undefined {
	if (!isObject(value)) return undefined;
	const { days, opens, closes, start, end } = value as Record<string, unknown>;
	const from = parseTime(String(opens ?? start));
	const to = parseTime(String(closes ?? end));
	if (!Array.isArray(days) || from === undefined || to === undefined)
		return undefined;
	return {
		days: weekdays.filter((day) => days.includes(day)),
		opens: from,
		// Opening hours may end at midnight, but a class may not (model/schema/schedule.ts).
		closes: closes !== undefined && to === 0 ? 1440 : to,
	};
}

/**
 * Widens the opening hours so that they contain a class (HOURS-04). `changed` lists the new hours
 * of each changed day; it is empty if the hours already contain the class.
 */
function widenHours(
	rows: readonly HoursRow[],
	days: readonly Weekday[],
	classSpan: Span,
): { rows: readonly HoursRow[]; changed: readonly HoursRow[] } {
	const changed: HoursRow[] = [];
	let widened = rows;
	for (const day of weekdays.filter((day) => days.includes(day))) {
		const ofDay = widened.filter((row) => row.days.includes(day));
		const isOpen = hoursOn(widened, day).some(
			({ opens, closes }) =>
				opens <= classSpan.opens && classSpan.closes <= closes,
		);
		if (isOpen) continue;
		const gaps = ofDay.map((row) => distance(row, classSpan));
		// Joins all hours that the class touches. If it touches none, widens the nearest hours.
		const joined = ofDay.filter(
			(row) => distance(row, classSpan) === Math.min(...gaps),
		);
		const hours = {
			days: [day],
			opens: Math.min(classSpan.opens, ...joined.map(({ opens }) => opens)),
			closes: Math.max(classSpan.closes, ...joined.map(({ closes }) => closes)),
		};
		changed.push(hours);
		widened = widened.map((row) =>
			joined.includes(row)
				? { ...row, days: row.days.filter((other) => other !== day) }
				: row,
		);
		widened = [...widened, hours];
	}
	return { rows: joinEqualHours(widened), changed };
}

function distance(a: Span, b: Span): Minutes {
	return Math.max(0, a.opens - b.closes, b.opens - a.closes);
}

function joinEqualHours(rows: readonly HoursRow[]): HoursRow[] {
	const joined = new Map<string, HoursRow>();
	for (const row of rows) {
		const key = `${row.opens}-${row.closes}`;
		const all = [...(joined.get(key)?.days ?? []), ...row.days];
		const days = weekdays.filter((day) => all.includes(day));
		joined.set(key, { ...row, days });
	}
	const firstDay = ({ days: [day] }: HoursRow) =>
		day ? weekdays.indexOf(day) : weekdays.length;
	return [...joined.values()]
		.filter(({ days }) => days.length > 0)
		.toSorted((a, b) => firstDay(a) - firstDay(b));
}
