import findTimeZone from "@photostructure/tz-lookup";
import { addDays, type CalendarDate } from "#lib/time/calendar-date.ts";
import type { Content } from "../files.ts";
import { foreignPartOf } from "../pictures/mark-svg.ts";
import type { ContentProblem } from "../text/content-error.ts";
import { type ContentFile, problemAt } from "../text/content-file.ts";
import type { Path } from "../text/path.ts";

/** How far around a place the map of time zones may be coarse, in degrees. */
const nearby = [0, -0.5, 0.5];

/** What site.yaml says must hold beside other files, the day of the build and the drawing of the logo. */
export function brokenSite(
	{ site, schedule: { timeZone, validFrom }, images, today }: Content,
	file: ContentFile,
): ContentProblem[] {
	const problems: ContentProblem[] = [];
	const refuse = (path: Path, expected: string, found: string) =>
		problems.push(problemAt(file, path, expected, found));

	// The place on the map lies where the clocks go as schedule.yaml says: otherwise one of the two is another gym's.
	const { latitude, longitude } = site.geo;
	const zones = zonesAt(latitude, longitude);
	const clocks = clocksOf(timeZone, validFrom);
	if (!zones.some((zone) => clocksOf(zone, validFrom) === clocks))
		refuse(
			["geo"],
			`a place in ${timeZone}, the time zone of schedule.yaml`,
			`${latitude}, ${longitude} in ${zones[0]}`,
		);

	// A day on which nobody promises any more to read reports must not be published (RFC 9116).
	const { goodUntil } = site.security;
	if (today && goodUntil <= today)
		refuse(
			["security", "goodUntil"],
			`a day after today, ${today}; a year ahead is good`,
			goodUntil,
		);

	// The logo is drawn as paths of the page: anything else in its file is refused.
	const foreign = foreignPartOf(images.get(site.logo)?.svg ?? "");
	if (foreign)
		refuse(
			["logo"],
			"an SVG with a viewBox that holds nothing but <path>",
			`${foreign} in ${site.logo}`,
		);
	return problems;
}

/** Zones with the same clocks are as good as each other, and close to a border either side is: the place's own first. */
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

/** What clocks show at noon in Greenwich, week by week for a year. */
function clocksOf(timeZone: string, from: CalendarDate): string {
	const clock = new Intl.DateTimeFormat("en-US", {
		timeZone,
		dateStyle: "short",
		timeStyle: "short",
	});
	return Array.from({ length: 53 }, (_, week) =>
		clock.format(Date.parse(addDays(from, week * 7)) + 43_200_000),
	).join();
}
