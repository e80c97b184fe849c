import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { schedule } from "../model/schema/schedule.ts";
import type { CalendarDate } from "../src/lib/time/calendar-date.ts";
import type { Minutes } from "../src/lib/time/time.ts";
import { spansOn } from "../src/schedule/hours/special-days.ts";

const timetable = schedule
	.pick({
		timeZone: true,
		openingHours: true,
		classes: true,
		closures: true,
		specialHours: true,
	})
	.strip();

/** When the gym is open, has classes and stays closed, in its time zone. */
export type Timetable = z.infer<typeof timetable>;
export type GymClass = Timetable["classes"][number];

/** Minutes; the site's own dialog says so, too. */
const appointmentLength = 30;
const appointmentTimes: readonly Minutes[] = [9, 10, 12, 14, 16].map(
	(hour) => hour * 60,
);

const root = resolve(import.meta.dirname, "..");

/** The timetable in schedule.yaml of a content folder; throws when the file has none. */
export function readTimetable(
	folder = process.env.CONTENT_DIR ?? "content",
): Timetable {
	const path = resolve(root, folder, "schedule.yaml");
	const read = timetable.safeParse(parse(readFileSync(path, "utf8")));
	if (read.success) return read.data;
	throw new Error(
		`The sandbox cannot read the gym's times in ${path}, so its calendars would be wrong. Correct the file:\n${z.prettifyError(read.error)}`,
	);
}

/** As a visitor reads it: "Pacific Time". */
export function nameOfTimeZone(timeZone: string): string {
	const parts = new Intl.DateTimeFormat("en-US", {
		timeZone,
		timeZoneName: "longGeneric",
	}).formatToParts();
	return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** When somebody is in the office and the gym is open, long enough for a talk. */
export function appointmentsOn(gym: Timetable, date: CalendarDate): Minutes[] {
	const spans = spansOn(gym, date);
	return appointmentTimes.filter((time) =>
		spans.some(
			({ opens, closes }) =>
				opens <= time && time + appointmentLength <= closes,
		),
	);
}
