import { expect, test } from "vitest";
import { googleCalendarUrl } from "#lib/calendar-links.ts";
import { withUpcomingDates } from "./upcoming-dates.ts";

/** A weekly class on Mondays at 11:30 PM. */
const url = googleCalendarUrl({
	title: "Late class",
	location: "Ironbell",
	starts: { date: "2026-01-05", time: 23 * 60 + 30 },
	ends: { date: "2026-01-06", time: 30 },
	timeZone: "America/Los_Angeles",
	weekday: "monday",
});

test.each([
	["a Sunday", "2026-11-29", "20261130T233000/20261201T003000"],
	["a Monday", "2026-11-30", "20261130T233000/20261201T003000"],
	["a Tuesday", "2026-12-01", "20261207T233000/20261208T003000"],
	[
		"the day before the first class",
		"2026-01-04",
		"20260105T233000/20260106T003000",
	],
])(
	"on %s the link contains the dates of the next class",
	(_day, today, dates) => {
		const moved = new URL(withUpcomingDates(url, today)).searchParams;
		expect(moved.get("dates")).toBe(dates);
	},
);

test("only the dates of the link change", () => {
	const [moved, before] = [withUpcomingDates(url, "2026-11-29"), url].map(
		(link) => link.replace(/&dates=[^&]*/, ""),
	);
	expect(moved).toBe(before);
});
