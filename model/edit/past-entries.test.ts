import { expect, test } from "vitest";
import { pastEntries } from "./past-entries.ts";

const schedule = (...days: string[]) =>
	new Map([
		[
			"schedule.yaml",
			`closures:\n${days.map((day) => `  - from: ${day}\n    note: Holiday\n`).join("")}`,
		],
	]);

const none = new Map<string, string>();

test("a closed day is advised against two days later, not on the next day", () => {
	const texts = schedule("2026-11-26");
	expect(pastEntries(texts, none, "2026-11-27")).toEqual([]);
	expect(pastEntries(texts, none, "2026-11-28")).toEqual([
		expect.objectContaining({ field: "closures[0].from", found: "2026-11-26" }),
	]);
});

test("a closed day that was saved like this is not advised against", () => {
	const texts = schedule("2025-11-27", "2025-12-25");
	const saved = schedule("2025-12-25");
	expect(pastEntries(texts, saved, "2026-11-28")).toEqual([
		expect.objectContaining({ field: "closures[0].from" }),
	]);
});

test.each([
	[
		"an event at its end",
		"events.yaml",
		"list:\n  - starts: 2027-10-18 9:00 AM\n    ends: 2026-10-18 11:00 AM\n",
		"list[0].ends",
	],
	[
		"the address for security reports",
		"site.yaml",
		"security:\n  goodUntil: 2026-10-18\n",
		"security.goodUntil",
	],
])("a day that is over is advised against: %s", (_, file, text, field) => {
	expect(pastEntries(new Map([[file, text]]), none, "2026-11-28")).toEqual([
		expect.objectContaining({ field, found: "2026-10-18" }),
	]);
});
