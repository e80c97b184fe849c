import findTimeZone from "@photostructure/tz-lookup";
import { addDays, type CalendarDate } from "#lib/time/calendar-date.ts";
import type { Content } from "../files.ts";
import { foreignPartOf } from "../pictures/mark-svg.ts";
import type { ContentProblem } from "../text/content-error.ts";
import { type ContentFile, problemAt } from "../text/content-file.ts";

/** How far around a place the map of time zones may be coarse, in degrees. */
const nearby = [0, -0.5, 0.5];

/**
 * The place on the map lies where the clocks go as schedule.yaml says: otherwise one of the two is another gym's. Zones
 * with the same clocks are as good as each other, and close to a border either side is.
 */
export function foreignPlace(
	{ site, schedule: { timeZone, validFrom } }: Content,
	file: ContentFile,
): ContentProblem[] {
	const { latitude, longitude } = site.geo;
	const zones = nearby.flatMap((south) =>
		nearby.map((east) =>
			findTimeZone(
				Math.max(-90, Math.min(90, latitude + south)),
				Math.max(-180, Math.min(180, longitude + east)),
			),
		),
	);
	const clocks = clocksOf(timeZone, validFrom);
	if (zones.some((zone) => clocksOf(zone, validFrom) === clocks)) return [];
	return [
		problemAt(
			file,
			["geo"],
			`a place in ${timeZone}, the time zone of schedule.yaml`,
			`${latitude}, ${longitude} in ${zones[0]}`,
		),
	];
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

/** A day on which nobody promises any more to read reports must not be published (RFC 9116). */
export function expiredSecurity(
	{ site, today }: Content,
	file: ContentFile,
): ContentProblem[] {
	const { goodUntil } = site.security;
	if (!today || goodUntil > today) return [];
	return [
		problemAt(
			file,
			["security", "goodUntil"],
			`a day after today, ${today}; a year ahead is good`,
			goodUntil,
		),
	];
}

/** The logo is drawn as paths of the page: anything else in its file is refused. */
export function brokenMark(
	{ site: { logo }, images }: Content,
	file: ContentFile,
): ContentProblem[] {
	const found = foreignPartOf(images.get(logo)?.svg ?? "");
	if (!found) return [];
	return [
		problemAt(
			file,
			["logo"],
			"an SVG with a viewBox that holds nothing but <path>",
			`${found} in ${logo}`,
		),
	];
}
