import type { ContentProblem } from "../../text/content-error.ts";
import { type ParsedFile, problemAt } from "../../text/content-file.ts";

export function checkItinerary(
	rows: readonly { time: string }[],
	minutes: number,
	file: ParsedFile,
): ContentProblem[] {
	const problem = (index: number, expected: string) =>
		problemAt(
			file,
			["itinerary", "rows", index, "time"],
			expected,
			JSON.stringify(rows[index]?.time),
		);
	const times = rows.map(({ time }) => {
		const [hours = 0, rest = 0] = time.split(":").map(Number);
		return hours * 60 + rest;
	});
	return times.flatMap((time, index) => {
		const previous = times[index - 1];
		if (previous === undefined)
			return time === 0 ? [] : [problem(index, "the start, 0:00")];
		if (time <= previous)
			return [problem(index, "a time after the row before")];
		return index === times.length - 1 && time !== minutes
			? [problem(index, `the end of the sample, after ${minutes} minutes`)]
			: [];
	});
}
