import fc from "fast-check";
import ICAL from "ical.js";
import type { OpeningHoursSpecification } from "schema-dts";
import { expect, test } from "vitest";
import { addDays, datesBetween, weekdayOf } from "#lib/time/calendar-date.ts";
import {
	formatTime,
	formatWeekday,
	type Minutes,
	type Weekday,
	weekdays,
} from "#lib/time/time.ts";
import { clockAt, instantAt } from "#lib/time/zone-clock.ts";
import type { Content } from "#model/files.ts";
import { scheduleView } from "#model/pages/schedule.ts";
import { openNowView } from "#model/views/open-now.ts";
import { openNow } from "#schedule/hours/open-now.ts";
import { calendarFiles } from "./calendar/calendar-files.ts";
import { frozen } from "./content/content-test.ts";
import { structuredData } from "./search/structured-data.ts";

const content = frozen.content();
const { timeZone } = content.schedule;

/** Around the Sundays on which the clocks change: the hours of each are 23, or 25. */
const fortnights = ["2026-03-02", "2026-10-26"].map((first) =>
	datesBetween(first, addDays(first, 13)),
);

type Span = { opens: Minutes; closes: Minutes };

const halfHours = (min: Minutes, max: Minutes) =>
	fc.integer({ min: min / 30, max: max / 30 }).map((count) => count * 30);

const span = fc
	.tuple(halfHours(0, 1380), halfHours(30, 1440))
	.map(([opens, length]) => ({
		opens,
		closes: Math.min(opens + length, 1440),
	}));

/** A week with hours on most days, and classes within them; none in the hours that a change of clock skips or repeats. */
const week = fc
	.uniqueArray(
		fc.record({
			day: fc.constantFrom(...weekdays),
			span,
			starts: fc.uniqueArray(halfHours(300, 1320), { maxLength: 4 }),
		}),
		{ selector: ({ day }) => day, minLength: 1 },
	)
	.map((days) => ({
		openingHours: days.map(({ day, span }) => ({ days: [day], ...span })),
		classes: days.flatMap(({ day, span, starts }) =>
			starts
				.filter((start) => span.opens <= start && start + 60 <= span.closes)
				.map((start) => ({
					days: [day],
					start,
					end: start + 60,
					name: "Class",
					coaches: ["maren"],
					capacity: 8,
				})),
		),
	}));

const schedules = fc
	.constantFrom(...fortnights)
	.chain((dates) =>
		fc.record({
			dates: fc.constant(dates),
			week,
			special: fc.uniqueArray(
				fc.record({
					from: fc.constantFrom(...dates),
					hours: fc.option(span, { nil: undefined }),
				}),
				{ selector: ({ from }) => from, minLength: 1, maxLength: 6 },
			),
		}),
	)
	.map(({ dates, week, special }) => ({
		dates,
		schedule: {
			...content.schedule,
			...week,
			validFrom: addDays(dates[0] ?? "", -7),
			closures: special.flatMap(({ from, hours }) =>
				hours ? [] : { from, note: "Closed" },
			),
			specialHours: special.flatMap(({ from, hours }) =>
				hours ? { from, note: "Special", ...hours } : [],
			),
		} satisfies Content["schedule"],
	}));

/** When the gym is open on a date, by the structured data. */
function inStructuredData(data: object, date: string): Span[] {
	const rows = (name: "" | "special"): OpeningHoursSpecification[] =>
		[
			Reflect.get(
				data,
				name ? "specialOpeningHoursSpecification" : "openingHoursSpecification",
			) ?? [],
		].flat();
	const minutes = (clock: unknown): Minutes => {
		// The midnight that ends the day is written as the minute before.
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
		[dayOfWeek].flat().some((it) => it === day),
	);
	return (special.length > 0 ? special : usual)
		.map(({ opens, closes }) => ({
			opens: minutes(opens),
			closes: minutes(closes),
		}))
		.filter(({ opens, closes }) => opens < closes);
}

function describedGym(given: Content): object {
	const page = {
		path: "/",
		title: "",
		description: "",
		canonical: `${given.site.url}/`,
	};
	const data = structuredData({
		content: given,
		page,
		html: "<body>",
		listed: new Map(),
		image: "/a.jpg",
	});
	return Object(data["@graph"][0]);
}

/** When the classes of the feed begin between two instants, as another program reads it. */
function begins(given: Content, from: number, until: number): number[] {
	const calendar = new ICAL.Component(
		ICAL.parse(calendarFiles(given).get("/schedule.ics") ?? ""),
	);
	return calendar
		.getAllSubcomponents("vevent")
		.flatMap((component) => {
			const all = new ICAL.Event(component).iterator();
			const found: number[] = [];
			for (let at = all.next(); at; at = all.next()) {
				const date = `${at.year}-${two(at.month)}-${two(at.day)}`;
				const time = at.hour * 60 + at.minute;
				const instant = instantAt(timeZone, { date, time });
				if (instant >= until) break;
				if (instant >= from) found.push(instant);
			}
			return found;
		})
		.toSorted((a, b) => a - b);
}

function two(count: number): string {
	return String(count).padStart(2, "0");
}

const halfHour = 30 * 60_000;

/** Moments of two weeks, by the half hours that have passed; these last an hour more or less than others. */
const moments = fc.uniqueArray(fc.integer({ min: 0, max: 13 * 48 }), {
	minLength: 10,
	maxLength: 20,
});

test("the line about open hours, the schedule, the feed of classes and the structured data agree on each day, special or not, also when the clocks change", () => {
	fc.assert(
		fc.property(schedules, moments, ({ dates, schedule }, halfHoursOn) => {
			const given: Content = { ...content, schedule };
			const [first = "", last = ""] = [dates.at(0), dates.at(-1)];
			const start = instantAt(timeZone, { date: first, time: 0 });
			const end = instantAt(timeZone, { date: last, time: 1440 });
			const data = describedGym(given);
			const feed = begins(given, start, end);
			const { week } = openNowView(given);

			for (const count of halfHoursOn) {
				const instant = start + count * halfHour;
				const { date, time } = clockAt(timeZone, instant);
				const { open, nextClass } = openNow(week, instant);
				expect(Boolean(open), `open on ${date} at ${formatTime(time)}`).toBe(
					inStructuredData(data, date).some(
						({ opens, closes }) => opens <= time && time < closes,
					),
				);
				const next = feed.find((begin) => begin > instant);
				const { at = undefined } = nextClass ?? {};
				const shown = at && instantAt(timeZone, at);
				expect(
					shown !== undefined && shown < end ? shown : undefined,
					`next class on ${date} at ${formatTime(time)}`,
				).toBe(next);
			}

			const { days } = scheduleView(given).week;
			for (const date of dates) {
				const times = feed
					.map((begin) => clockAt(timeZone, begin))
					.filter((begin) => begin.date === date)
					.map((begin) => formatTime(begin.time));
				const shown = days.find(({ day }) => day === weekdayOf(date));
				const exception = shown?.exceptions.find((it) => it.date === date);
				expect(
					exception
						? namedIn(exception.text)
						: usual(schedule, weekdayOf(date)),
					`classes on ${date}`,
				).toEqual(times);
			}
		}),
		{ numRuns: 40 },
	);
});

/** The classes that a note under the schedule names: "Classes: 6:30 AM, 5:00 PM." */
function namedIn(note: string): string[] {
	const [, list] = /Classes: (.+)\./.exec(note) ?? [];
	return list?.split(", ") ?? [];
}

function usual({ classes }: Content["schedule"], day: Weekday): string[] {
	return classes
		.filter(({ days }) => days.includes(day))
		.map(({ start }) => start)
		.toSorted((a, b) => a - b)
		.map(formatTime);
}
