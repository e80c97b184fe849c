import { formatTime, formatTimeSpan, formatWeekday } from "#lib/time/time.ts";
import { hoursOn } from "#schedule/hours/hours.ts";
import type { Content } from "../../files.ts";
import type { ContentProblem } from "../../text/content-error.ts";
import { type ParsedFile, problemAt } from "../../text/content-file.ts";
import type { Path } from "../../text/path.ts";

/**
 * Reports a class that is outside the opening hours (HOURS-04) or during open gym (HOURS-03), has
 * an unknown coach, or overlaps another class of the same coach.
 */
export function checkClasses(
	{ schedule, coaches }: Pick<Content, "schedule" | "coaches">,
	file: ParsedFile,
): ContentProblem[] {
	const { classes, openingHours, openGym } = schedule;
	return classes.flatMap((row, index) => {
		const { start, end, days } = row;
		const problems: ContentProblem[] = [];
		const report = (field: Path, expected: string, found: string) =>
			problems.push(
				problemAt(file, ["classes", index, ...field], expected, found),
			);
		const overlappingEntries = [
			...classes.slice(0, index).flatMap((other, place) => {
				const shared = row.coaches.find((coach) =>
					other.coaches.includes(coach),
				);
				const name = shared && coaches[shared]?.name;
				if (!name) return [];
				const expected = `a time at which ${name} has no other class; classes[${place}]`;
				return { ...other, expected };
			}),
			...openGym.map(({ days, opens, closes }, place) => ({
				days,
				start: opens,
				end: closes,
				expected: `a time outside open gym; openGym[${place}]`,
			})),
		].filter((entry) => entry.start < end && start < entry.end);

		for (const [position, day] of days.entries()) {
			const place = ["days", position];
			const isOpen = hoursOn(openingHours, day).some(
				({ opens, closes }) => opens <= start && end <= closes,
			);
			if (!isOpen)
				report(
					place,
					`a day that is open from ${formatTimeSpan(start, end)}`,
					day,
				);
			for (const entry of overlappingEntries)
				if (entry.days.includes(day))
					report(
						["start"],
						`${entry.expected} is on ${formatWeekday(day)}, ${formatTimeSpan(entry.start, entry.end)}`,
						formatTime(start),
					);
		}
		for (const [position, coach] of row.coaches.entries())
			if (!Object.hasOwn(coaches, coach))
				report(
					["coaches", position],
					`a coach of coaches.yaml (${Object.keys(coaches).join(", ")})`,
					`"${coach}"`,
				);
		return problems;
	});
}

/**
 * Warns if a class is shorter or longer than a group class (HOURS-04) and another class of the same
 * name has the usual length. The time is then probably mistyped.
 */
export function unusualClassLengths(
	{ schedule, policies }: Pick<Content, "schedule" | "policies">,
	file: ParsedFile,
): ContentProblem[] {
	const { groupClass } = policies.durationsInMinutes;
	const isUsual = ({ start, end }: { start: number; end: number }) =>
		end - start === groupClass;
	const usualNames = schedule.classes.filter(isUsual).map(({ name }) => name);
	return schedule.classes.flatMap((one, index) =>
		isUsual(one) || !usualNames.includes(one.name)
			? []
			: problemAt(
					file,
					["classes", index, "end"],
					`${formatTime(one.start + groupClass)}, because “${one.name}” takes ${groupClass} minutes at other times`,
					formatTime(one.end),
				),
	);
}

/** Reports class parts whose minutes do not add up to the length of a group class (GROUP-02). */
export function checkClassParts(
	{
		groupClasses,
		policies,
	}: Pick<Content, "policies"> & Pick<Content["pages"], "groupClasses">,
	file: ParsedFile,
): ContentProblem[] {
	const { groupClass } = policies.durationsInMinutes;
	const sum = groupClasses.class.parts.reduce(
		(total, { minutes }) => total + minutes,
		0,
	);
	if (sum === groupClass) return [];
	return [
		problemAt(
			file,
			["class", "parts"],
			`parts of ${groupClass} minutes together (policies.yaml)`,
			`${sum} minutes`,
		),
	];
}
