import type { CalendarDate } from "#lib/time/calendar-date.ts";
import { mayBeUpcoming } from "#lib/time/zone-clock.ts";
import type { ContentProblem } from "../text/content-error.ts";
import { formatPath, isObject, type Path, valueAt } from "../text/path.ts";
import { readValue } from "./change.ts";

type LastDay = { path: Path; day: CalendarDate; listEntry?: string };

/** Finds the days on which something ends, such as an event or a closure. Keyed by file. */
const lastDays: Readonly<Record<string, (value: unknown) => LastDay[]>> = {
	"announcement.yaml": (value) => dayAt(value, ["announcement", "until"]),
	"events.yaml": (value) => daysOfList(value, "list", ["ends"]),
	"schedule.yaml": (value) =>
		["closures", "specialHours"].flatMap((list) =>
			daysOfList(value, list, ["to", "from"]),
		),
	"site.yaml": (value) => dayAt(value, ["security", "goodUntil"]),
};

/**
 * Returns advice on dates that have passed, because the year may be mistyped. Ignores list entries
 * that are saved already, because past entries may stay in a list.
 */
export function pastEntries(
	texts: ReadonlyMap<string, string>,
	saved: ReadonlyMap<string, string>,
	today: CalendarDate,
): ContentProblem[] {
	return Object.entries(lastDays).flatMap(([file, find]) => {
		const daysIn = (all: ReadonlyMap<string, string>) =>
			find(readValue(all.get(file) ?? "")?.value);
		const savedEntries = daysIn(saved).flatMap(
			({ listEntry }) => listEntry ?? [],
		);
		return daysIn(texts)
			.filter(({ listEntry = "" }) => !savedEntries.includes(listEntry))
			.filter(({ day }) => !mayBeUpcoming({ date: day, time: 0 }, today))
			.map(({ path, day }) => ({
				file,
				field: formatPath(path),
				expected: "a day that is not over, because the site omits past ones",
				found: day,
			}));
	});
}

/** Reads each entry's last day from the first of `fields` that the entry has. */
function daysOfList(
	value: unknown,
	list: string,
	fields: readonly string[],
): LastDay[] {
	const entries = valueAt(value, [list]);
	if (!Array.isArray(entries)) return [];
	return entries.flatMap((entry, index) => {
		const field = fields.find((name) => isObject(entry) && name in entry);
		if (field === undefined) return [];
		const listEntry = JSON.stringify(entry);
		return dayAt(value, [list, index, field]).map((found) => ({
			...found,
			listEntry,
		}));
	});
}

/** Reads a day such as "2026-11-26" or a moment such as "2026-11-26 6:30 AM". */
function dayAt(value: unknown, path: Path): LastDay[] {
	const written = valueAt(value, path);
	const [day] = /^\d{4}-\d\d-\d\d/.exec(String(written)) ?? [];
	return day ? [{ path, day }] : [];
}
