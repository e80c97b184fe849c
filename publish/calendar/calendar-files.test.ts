import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { frozen, second } from "../../tests/support/gyms.ts";
import { noHistory } from "../../tests/support/no-history.ts";
import { calendarFiles } from "./calendar-files.ts";

const content = frozen.content();
const files = calendarFiles(content, noHistory);
const text = (address: string) => files.get(address) ?? "";

function parse(ics: string) {
	const calendar = new ICAL.Component(ICAL.parse(ics));
	const zone = calendar.getFirstSubcomponent("vtimezone");
	const timezone = zone && new ICAL.Timezone(zone);
	const events = calendar
		.getAllSubcomponents("vevent")
		.map((event) => new ICAL.Event(event));
	return { calendar, timezone, events };
}

/**
 * Returns the first `count` start times of a file's event in UTC, or [] if the event does not use
 * the time zone that the file defines.
 */
function instants(ics: string, count: number): string[] {
	const { events, timezone } = parse(ics);
	const [event] = events;
	if (!event || !timezone || event.startDate.zone.tzid !== timezone.tzid)
		return [];
	event.startDate.zone = timezone;
	const all = event.iterator();
	return Array.from({ length: count }, () => {
		const at = all.next();
		at.zone = timezone;
		return at.toJSDate().toISOString();
	});
}

test("the calendar event of a class repeats weekly, with name, location and coach", () => {
	const [event] = parse(text("/calendar/monday-0630.ics")).events;
	expect(event?.uid).toBe("monday-0630@ironbell.example");
	expect(event?.summary).toBe("CrossFit-style Group Class, Ironbell");
	expect(event?.location).toBe(
		"Ironbell Strength & Conditioning, 214 Foundry Way, Seattle, WA 98121",
	);
	expect(event?.description).toBe("With Maren Okafor. 16 places.");
	expect(event?.startDate.toString()).toBe("2026-01-05T06:30:00");
	expect(event?.startDate.zone.tzid).toBe("America/Los_Angeles");
	expect(event?.duration.toSeconds()).toBe(90 * 60);
	expect(event?.component.getFirstPropertyValue("rrule")?.toString()).toBe(
		"FREQ=WEEKLY;BYDAY=MO",
	);
});

test("a class keeps its local time when the clocks change", () => {
	const monday = instants(text("/calendar/monday-0630.ics"), 45);
	// 6:30 AM is 14:30 UTC in winter and 13:30 UTC in summer. In 2026 the clocks change on March 8
	// and November 1.
	expect(monday).toContain("2026-03-02T14:30:00.000Z");
	expect(monday).toContain("2026-03-09T13:30:00.000Z");
	expect(monday).toContain("2026-10-26T13:30:00.000Z");
	expect(monday).toContain("2026-11-02T14:30:00.000Z");
});

test("calendarFiles throws for an unknown time zone", () => {
	const schedule = { ...content.schedule, timeZone: "+05:30" };
	expect(() => calendarFiles({ ...content, schedule }, noHistory)).toThrow(
		/content\/schedule\.yaml timeZone: .* "\+05:30"/,
	);
});

test("a class has the same UID in its own file as in /schedule.ics", () => {
	const uidsOf = (ics: string) => parse(ics).events.map((event) => event.uid);
	const all = uidsOf(text("/schedule.ics"));
	expect(new Set(all).size).toBe(all.length);
	const ofClasses = [...files].filter(
		([address]) => !address.includes("/event"),
	);
	for (const [address, ics] of ofClasses)
		for (const id of uidsOf(ics)) expect(all, address).toContain(id);
});

test("another gym's calendar has its own classes, time zone and host", async () => {
	const other = calendarFiles(second.content(), noHistory);
	expect([...other.keys()]).toEqual([
		"/schedule.ics",
		"/events.ics",
		"/calendar/monday-0715.ics",
		"/calendar/wednesday-0715.ics",
	]);
	const { events, timezone } = parse(other.get("/schedule.ics") ?? "");
	expect(timezone?.tzid).toBe("America/New_York");
	expect(events.map(({ description }) => description)).toEqual([null, null]);
	expect(events.map(({ uid }) => uid)).toEqual([
		"monday-0715@harborlane.example",
		"wednesday-0715@harborlane.example",
	]);
});

describe("an event", () => {
	const [event] = parse(text("/calendar/event-new-year-night.ics")).events;

	test("has a calendar file with name, location, link, start and end", () => {
		expect(event?.uid).toBe("event-new-year-night@ironbell.example");
		expect(event?.summary).toBe("The year’s last lift, Ironbell");
		expect(event?.location).toBe(
			"Ironbell Strength & Conditioning, 214 Foundry Way, Seattle, WA 98121",
		);
		expect(event?.startDate.toString()).toBe("2026-12-31T22:30:00");
		expect(event?.endDate.toString()).toBe("2027-01-01T00:30:00");
		expect(event?.isRecurring()).toBe(false);
		expect(event?.component.getFirstPropertyValue("url")).toBe(
			"https://ironbell.example/events#new-year-night",
		);
	});

	test("is not in the class calendar /schedule.ics", () => {
		expect(text("/schedule.ics")).not.toContain("lift");
		expect(text("/schedule.ics")).not.toContain("event-");
	});

	test("has no calendar file once it is over", async () => {
		const later = calendarFiles(frozen.content("2027-01-03"), noHistory);
		expect(
			[...later.keys()].filter((address) => address.includes("event-")),
		).toEqual(["/calendar/event-january-challenge.ics"]);
	});
});
