import { describe, expect, test } from "vitest";
import { hoursForClass } from "./widen-hours.ts";

const openingHours = [
	{ days: ["monday", "tuesday"], opens: "6:00 AM", closes: "8:00 PM" },
	{ days: ["saturday"], opens: "8:00 AM", closes: "10:00 AM" },
];

function offer(
	days: readonly string[],
	start: string,
	end: string,
	hours = openingHours,
) {
	const schedule = { openingHours: hours, classes: [{ days, start, end }] };
	return hoursForClass(schedule, ["classes", 0]);
}

describe("opening hours are offered for a class", () => {
	test("on a closed day", () => {
		expect(offer(["sunday"], "9:00 AM", "10:00 AM")).toEqual({
			openingHours: [
				...openingHours,
				{ days: ["sunday"], opens: "9:00 AM", closes: "10:00 AM" },
			],
			changes: ["Sunday 9:00 AM to 10:00 AM"],
		});
	});

	test("on one day of a row, whose other days are unchanged", () => {
		expect(offer(["tuesday"], "5:00 AM", "7:00 AM")?.openingHours).toEqual([
			{ days: ["monday"], opens: "6:00 AM", closes: "8:00 PM" },
			{ days: ["tuesday"], opens: "5:00 AM", closes: "8:00 PM" },
			openingHours[1],
		]);
	});

	test("as an extension of the nearer of two spans of a day", () => {
		const evening = { days: ["saturday"], opens: "4:00 PM", closes: "6:00 PM" };
		expect(
			offer(["saturday"], "6:00 PM", "7:00 PM", [...openingHours, evening])
				?.openingHours,
		).toEqual([...openingHours, { ...evening, closes: "7:00 PM" }]);
	});

	test.each([
		["if it ends at midnight", "monday", "11:00 PM", "12:00 AM"],
		["if the hours already contain it", "monday", "6:00 AM", "7:00 AM"],
		["if it ends before it starts", "sunday", "5:00 PM", "6:00 AM"],
		["if its times are invalid", "sunday", "", "10:00 AM"],
	])("but not %s", (_when, day, start, end) => {
		expect(offer([day], start, end)).toBeUndefined();
	});
});
