import { formatTimeSpan } from "#lib/time/time.ts";
import type { Schedule } from "../../schema/schedule.ts";
import type { ContentProblem } from "../../text/content-error.ts";
import { type ParsedFile, problemAt } from "../../text/content-file.ts";
import { formatPath } from "../../text/path.ts";

const lists = ["openingHours", "openGym", "prolabs"] as const;

/** Reports hours that overlap on a day, because pages would show the same hours twice. */
export function overlappingHours(
	schedule: Schedule,
	file: ParsedFile,
): ContentProblem[] {
	return lists.flatMap((list) =>
		schedule[list].flatMap((row, index) =>
			schedule[list].slice(0, index).flatMap((other, before) => {
				const position = row.days.findIndex((day) => other.days.includes(day));
				const isTogether = row.opens < other.closes && other.opens < row.closes;
				if (position === -1 || !isTogether) return [];
				return problemAt(
					file,
					[list, index, "days", position],
					`hours beside those of ${list}[${before}]`,
					`${row.days[position]}, ${formatTimeSpan(row.opens, row.closes)}`,
				);
			}),
		),
	);
}

/** Reports closures and special hours that overlap, because either could apply. */
export function overlappingDays(
	schedule: Schedule,
	file: ParsedFile,
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
			`days that are not in ${formatPath(other.path)}`,
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
