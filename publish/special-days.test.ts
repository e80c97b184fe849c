import ICAL from "ical.js";
import type { OpeningHoursSpecification } from "schema-dts";
import { expect, test } from "vitest";
import { datesBetween, weekdayOf } from "#lib/time/calendar-date.ts";
import { formatTime, formatWeekday, type Minutes } from "#lib/time/time.ts";
import { clockAt, instantAt } from "#lib/time/zone-clock.ts";
import type { Content } from "#model/files.ts";
import { openNowView } from "#model/views/open-now.ts";
import { schedulePageProps } from "#pages/schedule/schedule-props.ts";
import { openStatus } from "#schedule/hours/open-status.ts";
import { frozen } from "../tests/support/gyms.ts";
import { noHistory } from "../tests/support/no-history.ts";
import { samplePage } from "../tests/support/sample-page.ts";
import { calendarFiles } from "./calendar/calendar-files.ts";
import { structuredData } from "./seo/structured-data/structured-data.ts";

const frozenContent = frozen.content();
const { schedule } = frozenContent;
const { timeZone } = schedule;

/** The test content, open on Sundays too, because clocks change on Sundays. */
const content: Content = {
	...frozenContent,
	schedule: {
		...schedule,
		openingHours: [
			...schedule.openingHours,
			{ days: ["sunday"], opens: 0, closes: 1440 },
		],
		classes: [
			...schedule.classes,
			...[480, 1080].flatMap((start) =>
				schedule.classes.slice(0, 1).map((one) => ({
					...one,
					days: ["sunday" as const],
					start,
					end: start + 60,
				})),
			),
		],
		closures: [...schedule.closures, { from: "2026-11-02", note: "Closed" }],
		specialHours: [
			...schedule.specialHours,
			{ from: "2026-03-08", opens: 0, closes: 720, note: "Half a day" },
			{ from: "2026-03-09", opens: 960, closes: 1440, note: "Late" },
			{ from: "2026-11-01", opens: 60, closes: 720, note: "Half a day" },
		],
	},
};

function openingHoursOn(
	data: object,
	date: string,
): { opens: Minutes; closes: Minutes }[] {
	const rows = (name: "" | "special"): OpeningHoursSpecification[] =>
		[
			Reflect.get(
				data,
				name ? "specialOpeningHoursSpecification" : "openingHoursSpecification",
			) ?? [],
		].flat();
	const minutes = (clock: unknown): Minutes => {
		// Structured data writes midnight at the end of a day as 23:59.
		if (clock === "23:59") return 1440;
		const [hours = 0, rest = 0] = String(clock).split(":").map(Number);
		return hours * 60 + rest;
	};
	const special = rows("special").filter(
		({ validFrom, validThrough }) =>
			String(validFrom) <= date && date <= String(validThrough),
	);
	const day = `https://schema.org/${formatWeekday(weekdayOf(date))}`;
	const usual = rows("").filter(({ dayOfWeek }) =>
		[dayOfWeek].flat().some((value) => value === day),
	);
	return (special.length > 0 ? special : usual)
		.map(({ opens, closes }) => ({
			opens: minutes(opens),
			closes: minutes(closes),
		}))
		.filter(({ opens, closes }) => opens < closes);
}

function describedGym(): object {
	const data = structuredData({
		content,
		path: "/",
		page: samplePage("/"),
		image: "/a.jpg",
	});
	return Object(data["@graph"][0]);
}

/** Returns the start times of the classes in /schedule.ics that begin between two instants. */
function classStarts(from: number, until: number): number[] {
	const calendar = new ICAL.Component(
		ICAL.parse(calendarFiles(content, noHistory).get("/schedule.ics") ?? ""),
	);
	return calendar
		.getAllSubcomponents("vevent")
		.flatMap((component) => {
			const all = new ICAL.Event(component).iterator();
			const found: number[] = [];
			for (let at = all.next(); at; at = all.next()) {
				const date = `${at.year}-${twoDigits(at.month)}-${twoDigits(at.day)}`;
				const time = at.hour * 60 + at.minute;
				const instant = instantAt(timeZone, { date, time });
				if (instant >= until) break;
				if (instant >= from) found.push(instant);
			}
			return found;
		})
		.toSorted((a, b) => a - b);
}

function twoDigits(count: number): string {
	return String(count).padStart(2, "0");
}

const halfHour = 30 * 60_000;

test.each([
	["2026-03-05", "2026-03-11"],
	["2026-10-30", "2026-11-05"],
	["2026-11-23", "2026-11-29"],
	["2026-12-21", "2027-01-03"],
])(
	"open status, schedule, calendar and structured data agree from %s to %s",
	(first, last) => {
		const start = instantAt(timeZone, { date: first, time: 0 });
		const end = instantAt(timeZone, { date: last, time: 1440 });
		const data = describedGym();
		const feed = classStarts(start, end);
		const { week } = openNowView(content);
		for (let instant = start; instant < end; instant += halfHour) {
			const { date, time } = clockAt(timeZone, instant);
			const { open, nextClass } = openStatus(week, instant);
			expect(Boolean(open), `open on ${date} at ${formatTime(time)}`).toBe(
				openingHoursOn(data, date).some(
					({ opens, closes }) => opens <= time && time < closes,
				),
			);
			const { at = undefined } = nextClass ?? {};
			const shownStart = at && instantAt(timeZone, at);
			expect(
				shownStart !== undefined && shownStart < end ? shownStart : undefined,
				`next class on ${date} at ${formatTime(time)}`,
			).toBe(feed.find((begin) => begin > instant));
		}

		const { days } = schedulePageProps(content).week;
		for (const date of datesBetween(first, last)) {
			const dayView = days.find(({ day }) => day === weekdayOf(date));
			const exception = dayView?.exceptions.find(
				(candidate) => candidate.date === date,
			);
			const usual = content.schedule.classes
				.filter(({ days }) => days.includes(weekdayOf(date)))
				.map((one) => one.start)
				.toSorted((a, b) => a - b)
				.map(formatTime);
			expect(exception ? timesIn(exception.text) : usual, date).toEqual(
				feed
					.map((begin) => clockAt(timeZone, begin))
					.filter((begin) => begin.date === date)
					.map((begin) => formatTime(begin.time)),
			);
		}
	},
);

/** The class times in a note of the schedule: "Classes: 6:30 AM, 5:00 PM." */
function timesIn(note: string): string[] {
	const [, list] = /Classes: (.+)\./.exec(note) ?? [];
	return list?.split(", ") ?? [];
}
