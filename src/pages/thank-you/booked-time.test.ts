import { describe, expect, test } from "vitest";
import { bookedTime } from "./booked-time.ts";

const timeZone = "America/Los_Angeles";
const now = Date.parse("2026-10-12T10:00:00-07:00");
const rules = { timeZone, minutes: 90, now };

const start = "2026-10-20T17:00:00-07:00";
const at = (written: string) => Date.parse(written);

describe("a booked time in the URL", () => {
	test.each([
		["2026-10-20T17:00:00-07:00", at(start)],
		["2026-10-21T00:00:00Z", at(start)],
		["2026-10-21T02:00:00+02:00", at(start)],
		["2026-10-20T17:00", at(start)],
		["2026-10-20 17:00:00", at(start)],
		// Around the end of daylight saving time on November 1.
		["2026-11-02T06:30", at("2026-11-02T06:30:00-08:00")],
		["2026-11-01T06:30", at("2026-11-01T06:30:00-08:00")],
	])("is parsed: %s", (written, instant) => {
		expect(bookedTime({ start: written, end: undefined }, rules)).toEqual({
			start: instant,
			end: instant + 90 * 60_000,
		});
	});

	test.each([
		undefined,
		"",
		"2026-10-20",
		"2026-02-30T17:00:00Z",
		"2026-10-20T24:00:00Z",
		"{{appointment.start_time}}",
		// More than a day ago, and more than 400 days ahead.
		"2026-10-11T09:00:00-07:00",
		"2027-12-20T17:00:00Z",
	])("is rejected: %s", (written) => {
		expect(
			bookedTime({ start: written, end: undefined }, rules),
		).toBeUndefined();
	});

	test.each([
		["2026-10-20T18:00:00-07:00", at("2026-10-20T18:00:00-07:00")],
		["2026-10-20T16:00:00-07:00", at("2026-10-20T18:30:00-07:00")],
		["2026-10-22T17:00:00-07:00", at("2026-10-20T18:30:00-07:00")],
		["later", at("2026-10-20T18:30:00-07:00")],
	])(
		"has the URL's end time if it is valid, otherwise the default duration: %s",
		(end, instant) => {
			expect(bookedTime({ start, end }, rules)?.end).toBe(instant);
		},
	);
});
