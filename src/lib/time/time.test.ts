import { describe, expect, test } from "vitest";
import { formatTime, formatTimeRange, parseTime } from "./time.ts";

describe("times of day:", () => {
	test.each([
		["12:00 AM", 0],
		["5:30 AM", 330],
		["12:05 PM", 725],
		["8:00 PM", 1200],
		["11:59 PM", 1439],
	])(
		"%s is parsed as %i minutes after midnight, which are formatted as the same text",
		(text, minutes) => {
			expect(parseTime(text)).toBe(minutes);
			expect(formatTime(minutes)).toBe(text);
		},
	);

	test.each(["5:30", "17:30", "5:60 AM", "0:10 AM", "13:00 PM", "5:30AM", ""])(
		"%j is not parsed",
		(text) => {
			expect(parseTime(text)).toBeUndefined();
		},
	);

	test("a range contains AM or PM once if both times share it", () => {
		expect(formatTimeRange(390, 480)).toBe("6:30 – 8:00 AM");
		expect(formatTimeRange(480, 1020)).toBe("8:00 AM – 5:00 PM");
	});
});
