import { formatTimeSpan } from "#lib/time/time.ts";
import type { HoursRow } from "#schedule/hours/hours.ts";
import type { Schedule } from "../../schema/schedule.ts";
import type { ContentProblem } from "../../text/content-error.ts";
import {
	bodyLineAt,
	type ContentFile,
	problemAt,
} from "../../text/content-file.ts";
import { formatPath } from "../../text/path.ts";
import { textsOf } from "../../text/texts-of.ts";

const lists = ["openingHours", "openGym", "prolabs"] as const;

/** Rows of hours that are open at the same time on one day: pages would print the day twice over. */
export function overlappingHours(
	schedule: Schedule,
	file: ContentFile,
): ContentProblem[] {
	return lists.flatMap((list) =>
		schedule[list].flatMap((row, index) =>
			schedule[list].slice(0, index).flatMap((other, before) => {
				const position = row.days.findIndex((day) => other.days.includes(day));
				if (position === -1 || !isTogether(row, other)) return [];
				return problemAt(
					file,
					[list, index, "days", position],
					`hours beside those of ${list}[${before}], from ${formatTimeSpan(other.opens, other.closes)}`,
					`${row.days[position]}, ${formatTimeSpan(row.opens, row.closes)}`,
				);
			}),
		),
	);
}

function isTogether(row: HoursRow, other: HoursRow): boolean {
	return row.opens < other.closes && other.opens < row.closes;
}

/** A date that two rows close, or give other hours: which of them is shown would be chance. */
export function overlappingDays(
	schedule: Schedule,
	file: ContentFile,
): ContentProblem[] {
	const rows = specialDays(schedule);
	return rows.flatMap(({ path, from, to }, index) => {
		const other = rows
			.slice(0, index)
			.find((before) => before.from <= to && from <= before.to);
		if (!other) return [];
		return problemAt(
			file,
			[...path, "from"],
			`days that are not in ${formatPath(other.path)}, ${span(other)}`,
			span({ from, to }),
		);
	});
}

function specialDays({ closures, specialHours }: Schedule) {
	return Object.entries({ closures, specialHours }).flatMap(([list, rows]) =>
		rows.map(({ from, to = from }, index) => ({
			path: [list, index],
			from,
			to,
		})),
	);
}

function span({ from, to }: { from: string; to: string }): string {
	return to === from ? from : `${from} to ${to}`;
}

/** The facts that are made of a list's rows. */
const factsOf = {
	openGym: /\{\s*openGym\.[^{}]+\}/,
	prolabs: /\{\s*prolabs\.(?:hours|days)\b[^{}]*\}/,
};

/** A list of hours may be empty unless a text quotes it: the sentence would say "closed" or "never". */
export function missingHours(
	schedule: Schedule,
	file: ContentFile,
	files: readonly ContentFile[],
): ContentProblem[] {
	return (["openGym", "prolabs"] as const).flatMap((list) => {
		if (schedule[list].length > 0) return [];
		const quote = firstQuote(files, factsOf[list]);
		if (!quote) return [];
		return problemAt(
			file,
			[list],
			`at least one row, since ${quote.place} says ${quote.fact}`,
			"none",
		);
	});
}

function firstQuote(
	files: readonly ContentFile[],
	fact: RegExp,
): { place: string; fact: string } | undefined {
	for (const file of files) {
		for (const { text, path } of textsOf(file.value)) {
			const [quoted] = fact.exec(text) ?? [];
			if (quoted)
				return { place: `${file.name}:${file.lineOf(path)}`, fact: quoted };
		}
		const found = fact.exec(file.body);
		if (found) {
			const line = bodyLineAt(file, found.index);
			return { place: `${file.name}:${line}`, fact: found[0] };
		}
	}
	return undefined;
}
