import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { type CalendarEvent, calendarFile } from "./calendar-file.ts";

const event: CalendarEvent = {
	start: Date.parse("2026-10-20T17:00:00-07:00"),
	end: Date.parse("2026-10-20T18:30:00-07:00"),
	title: "Free class",
	place: "1 Main Street, Springfield",
	description: "Bring shoes, a towel; water; a \\new mat.\nSee you",
	host: "gym.example",
	madeAt: Date.parse("2026-10-12T10:00:00-07:00"),
};

/** Parses the file as a calendar program would. */
function read(file: string) {
	const calendar = new ICAL.Component(ICAL.parse(file));
	const [first, ...otherEvents] = calendar
		.getAllSubcomponents("vevent")
		.map((each) => new ICAL.Event(each));
	expect(otherEvents).toEqual([]);
	return first;
}

describe("the calendar file", () => {
	test("contains one event with its times, texts and place", () => {
		const found = read(calendarFile(event));
		expect(found?.startDate.toJSDate().getTime()).toBe(event.start);
		expect(found?.endDate.toJSDate().getTime()).toBe(event.end);
		expect(found?.summary).toBe(event.title);
		expect(found?.location).toBe(event.place);
		expect(found?.description).toBe(event.description);
		expect(found?.uid).toBe("20261021T000000Z@gym.example");
	});

	test("has CRLF line endings and lines of at most 75 octets", () => {
		const description = "é".repeat(300);
		const file = calendarFile({ ...event, description });
		expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
		const lines = file.split("\r\n");
		expect(lines.every((line) => !line.includes("\n"))).toBe(true);
		expect(
			Math.max(...lines.map((line) => new TextEncoder().encode(line).length)),
		).toBeLessThanOrEqual(75);
		expect(read(file)?.description).toBe(description);
	});
});
