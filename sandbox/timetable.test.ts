import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { formatTime } from "../src/lib/time/time.ts";
import { classesOn, closureOn } from "../src/schedule/hours/special-days.ts";
import { gym } from "./sandbox-test.ts";
import { appointmentsOn, readTimetable } from "./timetable.ts";

const classTimes = (date: string) =>
	classesOn(gym, date).map(({ start }) => formatTime(start));
const appointments = (date: string) =>
	appointmentsOn(gym, date).map(formatTime);

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

test("a closed day has a reason and nothing to book, from the first to the last", () => {
	for (const [date, reason] of [
		["2026-11-26", "Thanksgiving"],
		["2026-12-24", "Christmas"],
		["2026-12-25", "Christmas"],
	] as const) {
		expect(closureOn(gym, date)?.note).toBe(reason);
		expect(classTimes(date)).toEqual([]);
		expect(appointments(date)).toEqual([]);
	}
	for (const date of ["2026-11-25", "2026-11-27", "2026-12-23", "2026-12-28"]) {
		expect(closureOn(gym, date)).toBeUndefined();
		expect(classTimes(date)).not.toEqual([]);
		expect(appointments(date)).not.toEqual([]);
	}
});

test("a day with other hours has the classes and the appointments that end before it closes", () => {
	expect(classTimes("2026-12-31")).toEqual(["6:30 AM"]);
	expect(appointments("2026-12-31")).toEqual(["9:00 AM", "10:00 AM"]);
});
