import { formatTime, formatTimeSpan } from "#lib/time/time.ts";
import type { Content } from "../../files.ts";
import type { ContentProblem } from "../../text/content-error.ts";
import { type ContentFile, problemAt } from "../../text/content-file.ts";
import type { Path } from "../../text/path.ts";

/**
 * Reports a class (HOURS-04) that is not within the opening hours, not as long as a group class,
 * not coached by people of coaches.yaml, or that overlaps another class or open gym (HOURS-03).
 */
export function brokenClasses(
	{
		schedule,
		policies,
		coaches,
	}: Pick<Content, "schedule" | "policies" | "coaches">,
	file: ContentFile,
): ContentProblem[] {
	const { classes, openingHours, openGym } = schedule;
	const { groupClass } = policies.durationsInMinutes;
	return classes.flatMap((row, index) => {
		const { start, end, days } = row;
		const problems: ContentProblem[] = [];
		const refuse = (field: Path, expected: string, found: string) =>
			problems.push(
				problemAt(file, ["classes", index, ...field], expected, found),
			);
		const others = [
			...classes.slice(0, index).map((other, place) => ({
				...other,
				expected: `one class at a time; classes[${place}]`,
			})),
			...openGym.map(({ days, opens, closes }, place) => ({
				days,
				start: opens,
				end: closes,
				expected: `a class outside open gym; openGym[${place}]`,
			})),
		].filter((other) => other.start < end && start < other.end);

		if (end - start !== groupClass)
			refuse(
				["end"],
				`${formatTime(start + groupClass)}: a group class takes ${groupClass} minutes (policies.yaml)`,
				formatTime(end),
			);
		for (const [position, day] of days.entries()) {
			const place = ["days", position];
			const isOpen = openingHours.some(
				({ days, opens, closes }) =>
					days.includes(day) && opens <= start && end <= closes,
			);
			if (!isOpen)
				refuse(
					place,
					`a day on which the gym is open from ${formatTime(start)} to ${formatTime(end)}`,
					day,
				);
			for (const other of others)
				if (other.days.includes(day))
					refuse(
						place,
						`${other.expected} is from ${formatTimeSpan(other.start, other.end)}`,
						day,
					);
		}
		for (const [position, coach] of row.coaches.entries())
			if (!Object.hasOwn(coaches, coach))
				refuse(
					["coaches", position],
					`a short name of coaches.yaml (${Object.keys(coaches).join(", ")})`,
					`"${coach}"`,
				);
		return problems;
	});
}

/** Reports class parts whose minutes do not add up to the length of a group class (GROUP-02). */
export function brokenClassParts(
	{
		groupClasses,
		policies,
	}: Pick<Content, "policies"> & Pick<Content["pages"], "groupClasses">,
	file: ContentFile,
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
