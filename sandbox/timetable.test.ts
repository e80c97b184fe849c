import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { formatTime } from "../src/lib/time/time.ts";
import { gym } from "./sandbox-test.ts";
import { appointmentsOn, readTimetable } from "./timetable.ts";

test("the timetable is that of the gym's schedule", () => {
	const { timeZone, classes, closures } = readTimetable(
		"tests/support/second-gym",
	);
	expect(timeZone).toBe("America/New_York");
	expect(classes.map(({ name }) => name)).toEqual(["Deck Class"]);
	expect(closures.map(({ note }) => note)).toEqual(["Hull painting"]);
});

test("a schedule without the gym's times is refused, with what to correct", async () => {
	const folder = await mkdtemp(join(tmpdir(), "content-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	for (const text of ["", "classes: []", "timeZone: America/Baltimore"]) {
		await writeFile(join(folder, "schedule.yaml"), text);
		expect(() => readTimetable(folder), text).toThrow(
			`gym's times in ${join(folder, "schedule.yaml")}`,
		);
	}
});

test("nobody is in the office on closed days, nor when a day with other hours is over", () => {
	const appointments = (date: string) =>
		appointmentsOn(gym, date).map(formatTime);
	expect(appointments("2026-12-23")).toHaveLength(5);
	expect(appointments("2026-12-24")).toEqual([]);
	expect(appointments("2026-12-25")).toEqual([]);
	expect(appointments("2026-12-31")).toEqual(["9:00 AM", "10:00 AM"]);
});
