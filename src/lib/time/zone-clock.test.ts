import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "./calendar-date.ts";
import { clockAt, instantAt } from "./zone-clock.ts";

const inSeattle = (date: string, time: number) =>
	new Date(instantAt("America/Los_Angeles", { date, time })).toISOString();

test("instantAt uses the zone's offset in winter and in summer", () => {
	expect(inSeattle("2026-11-26", 360)).toBe("2026-11-26T14:00:00.000Z");
	expect(inSeattle("2026-07-04", 360)).toBe("2026-07-04T13:00:00.000Z");
	expect(inSeattle("2026-11-26", 1440)).toBe("2026-11-27T08:00:00.000Z");
});

describe("when the clocks change", () => {
	test("a skipped time uses the offset before the change", () => {
		// The clocks go from 2:00 AM to 3:00 AM.
		expect(inSeattle("2026-03-08", 119)).toBe("2026-03-08T09:59:00.000Z");
		expect(inSeattle("2026-03-08", 150)).toBe("2026-03-08T10:30:00.000Z");
		expect(inSeattle("2026-03-08", 180)).toBe("2026-03-08T10:00:00.000Z");
	});

	test("a repeated time is its first occurrence", () => {
		// The clocks go from 2:00 AM back to 1:00 AM.
		expect(inSeattle("2026-11-01", 90)).toBe("2026-11-01T08:30:00.000Z");
		expect(inSeattle("2026-11-01", 120)).toBe("2026-11-01T10:00:00.000Z");
	});
});

test("clockAt and instantAt are inverse functions except in the repeated hour", () => {
	const zones = [
		"America/Los_Angeles",
		"America/New_York",
		"Asia/Kathmandu",
		"Australia/Lord_Howe",
		"Europe/Berlin",
		"Pacific/Apia",
	];
	fc.assert(
		fc.property(
			fc.constantFrom(...zones),
			fc.integer({ min: 0, max: 729 }),
			fc.integer({ min: 0, max: 1439 }),
			(timeZone, days, time) => {
				const instant = Date.parse(addDays("2026-01-01", days)) + time * 60_000;
				const again = instantAt(timeZone, clockAt(timeZone, instant));
				expect(clockAt(timeZone, again)).toEqual(clockAt(timeZone, instant));
				expect([0, 30, 60]).toContain((instant - again) / 60_000);
			},
		),
	);
});
