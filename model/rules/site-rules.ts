import findTimeZone from "@photostructure/tz-lookup";
import { addDays, type CalendarDate } from "#lib/time/calendar-date.ts";
import { dateFormat } from "#lib/time/date-format.ts";
import type { Content } from "../files.ts";
import { unsupportedPartOf } from "../pictures/mark-svg.ts";
import type { ContentProblem } from "../text/content-error.ts";
import { type ContentFile, problemAt } from "../text/content-file.ts";
import type { Path } from "../text/path.ts";

/**
 * Offsets in degrees. The rule also checks nearby places, because the time zone map is not exact.
 */
const nearby = [0, -0.5, 0.5];

/** Checks site.yaml against other files, the day of the build and the logo. */
export function checkSiteFile(
	{
		site,
		schedule: { timeZone, validFrom },
		images,
		today,
	}: Pick<Content, "site" | "schedule" | "images" | "today">,
	file: ContentFile,
): ContentProblem[] {
	const problems: ContentProblem[] = [];
	const report = (path: Path, expected: string, found: string) =>
		problems.push(problemAt(file, path, expected, found));

	// If the coordinates are not in the time zone of schedule.yaml, one of the two values is wrong.
	const { latitude, longitude } = site.geo;
	const zones = zonesAt(latitude, longitude);
	const hasClocks = (zone: string) =>
		clocksOf(zone, validFrom) === clocksOf(timeZone, validFrom);
	if (!zones.includes(timeZone) && !zones.some(hasClocks))
		report(
			["geo"],
			`a place in ${timeZone}, the time zone of schedule.yaml`,
			`${latitude}, ${longitude} in ${zones[0]}`,
		);

	// RFC 9116: a security.txt must not be published after its expiry.
	const { goodUntil } = site.security;
	if (today && goodUntil <= today)
		report(
			["security", "goodUntil"],
			`a day after today, ${today}; a year ahead is good`,
			goodUntil,
		);

	// Pages render only the paths of the logo, so other parts would be lost.
	const unsupported = unsupportedPartOf(images.get(site.logo)?.svg ?? "");
	if (unsupported)
		report(
			["logo"],
			"an SVG with a view box that holds nothing but paths",
			`${unsupported} in ${site.logo}`,
		);
	return problems;
}

function zonesAt(latitude: number, longitude: number): string[] {
	return nearby.flatMap((south) =>
		nearby.map((east) =>
			findTimeZone(
				Math.max(-90, Math.min(90, latitude + south)),
				Math.max(-180, Math.min(180, longitude + east)),
			),
		),
	);
}

/** Lists the local times at noon UTC, weekly for a year; zones with equal lists are equivalent. */
function clocksOf(timeZone: string, from: CalendarDate): string {
	const clock = dateFormat({
		timeZone,
		dateStyle: "short",
		timeStyle: "short",
	});
	return Array.from({ length: 53 }, (_, week) =>
		clock.format(Date.parse(addDays(from, week * 7)) + 43_200_000),
	).join();
}
