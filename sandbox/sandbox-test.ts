import { weekdays } from "../src/lib/time/time.ts";
import type { Timetable } from "./timetable.ts";

const workdays = weekdays.slice(0, 5);
const group = { name: "Group class", coaches: ["ada"], capacity: 16 };

/** Open from 5:30 AM to 8 PM, on Saturday from 8 to 10:30 AM, with classes that are not in the order of the day. */
export const gym: Timetable = {
	timeZone: "America/Los_Angeles",
	openingHours: [
		{ days: [...workdays], opens: 330, closes: 1200 },
		{ days: ["saturday"], opens: 480, closes: 630 },
	],
	classes: [
		{ ...group, days: [...workdays], start: 1020, end: 1110 },
		{ ...group, days: [...workdays], start: 390, end: 480 },
		{ ...group, days: [...workdays], start: 1110, end: 1200 },
		{ ...group, days: ["saturday"], start: 540, end: 630 },
	],
	closures: [
		{ from: "2026-11-26", note: "Thanksgiving" },
		{ from: "2026-12-24", to: "2026-12-25", note: "Christmas" },
	],
	specialHours: [
		{ from: "2026-12-31", opens: 360, closes: 720, note: "New Year’s Eve" },
	],
};
