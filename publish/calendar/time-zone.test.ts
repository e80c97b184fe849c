import { expect, test } from "vitest";
import { vtimezone } from "./time-zone.ts";

const lines = (timeZone: string) => vtimezone(timeZone).split("\r\n");

test("Seattle's clock follows the rules of 2007", () => {
	expect(lines("America/Los_Angeles")).toEqual([
		"BEGIN:VTIMEZONE",
		"TZID:America/Los_Angeles",
		"BEGIN:DAYLIGHT",
		"DTSTART:20070311T020000",
		"RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
		"TZOFFSETFROM:-0800",
		"TZOFFSETTO:-0700",
		"TZNAME:PDT",
		"END:DAYLIGHT",
		"BEGIN:STANDARD",
		"DTSTART:20071104T020000",
		"RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
		"TZOFFSETFROM:-0700",
		"TZOFFSETTO:-0800",
		"TZNAME:PST",
		"END:STANDARD",
		"END:VTIMEZONE",
	]);
});

test.each([
	["Europe/London", "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "20070325T010000"],
	["Europe/London", "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "20071028T020000"],
	["America/New_York", "FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", "20070311T020000"],
])("%s has the rule %s since %s", (timeZone, rule, start) => {
	const text = lines(timeZone);
	expect(text).toContain(`RRULE:${rule}`);
	expect(text).toContain(`DTSTART:${start}`);
});

test("a zone that never changes its clock has one time", () => {
	expect(lines("America/Phoenix")).toEqual([
		"BEGIN:VTIMEZONE",
		"TZID:America/Phoenix",
		"BEGIN:STANDARD",
		"DTSTART:20070101T000000",
		"TZOFFSETFROM:-0700",
		"TZOFFSETTO:-0700",
		"TZNAME:MST",
		"END:STANDARD",
		"END:VTIMEZONE",
	]);
});

test("a zone without a yearly rule stops the build instead of showing wrong times", () => {
	expect(() => vtimezone("Africa/Casablanca")).toThrow("Africa/Casablanca");
});
