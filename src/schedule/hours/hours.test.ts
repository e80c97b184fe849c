import { expect, test } from "vitest";
import { weekdays } from "#lib/time/time.ts";
import { dayRuns, formatDays, formatWeek } from "./hours.ts";

const workdays = weekdays.slice(0, 5);

test("days with equal hours that are not adjacent have separate rows", () => {
	const rows = [
		{ days: ["monday", "wednesday"] as const, opens: 600, closes: 720 },
	];
	expect(formatWeek(rows, "Closed").map(({ days }) => days)).toEqual([
		"Monday",
		"Tuesday",
		"Wednesday",
		"Thu – Sun",
	]);
});

test("a day with a break lists both time spans in order", () => {
	const rows = [
		{ days: ["monday"] as const, opens: 900, closes: 1080 },
		{ days: ["monday"] as const, opens: 360, closes: 600 },
	];
	expect(formatWeek(rows, "Closed")[0]?.hours).toBe(
		"6:00 AM – 10:00 AM, 3:00 PM – 6:00 PM",
	);
});

test("adjacent days are formatted as a range, a single day with its full name", () => {
	expect(formatDays(workdays)).toBe("Mon – Fri");
	expect(formatDays(["saturday"])).toBe("Saturday");
	expect(formatDays(["monday", "wednesday"])).toBe("Mon, Wed");
	expect(formatDays(["friday", "saturday"])).toBe("Fri – Sat");
	expect(formatDays(["saturday", "wednesday", "tuesday", "monday"])).toBe(
		"Mon – Wed, Sat",
	);
	expect(formatDays([])).toBe("");
});

test("Sunday and Monday are not adjacent days of a week", () => {
	expect(dayRuns(["sunday", "monday"])).toEqual([["monday"], ["sunday"]]);
});
