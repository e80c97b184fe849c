import { expect, test } from "vitest";
import { parseFigure, parseTypedPhone, parseTypedTime } from "./figures.ts";

test.each([
	["92", 92],
	["$92", 92],
	["$ 92 ", 92],
	["1,000", 1000],
	["$1,250,000", 1_250_000],
	["4.33", 4.33],
	["-122.35", -122.35],
	["1,00", undefined],
	["1.000", undefined],
	["47.615", 47.615],
	["$79.00", 79],
	["4.30", 4.3],
	["92 USD", undefined],
	["", undefined],
])("the typed number %j is parsed as %j", (typed, figure) => {
	expect(parseFigure(typed)).toBe(figure);
});

test.each([
	["6:30 PM", "6:30 PM"],
	[" 6:30  pm ", "6:30 PM"],
	["6.30pm", "6:30 PM"],
	["630 PM", "6:30 PM"],
	["6 p.m.", "6:00 PM"],
	["12 am", "12:00 AM"],
	["12:15 pm", "12:15 PM"],
	["18:30", "6:30 PM"],
	["07:00", "7:00 AM"],
	["0:05", "12:05 AM"],
	["6:30", undefined],
	["12:30", undefined],
	["6", undefined],
	["13:00 PM", undefined],
	["6:70 PM", undefined],
	["24:00", undefined],
	["noon", undefined],
])("the typed time %j is parsed as %j", (typed, time) => {
	expect(parseTypedTime(typed)).toBe(time);
});

test.each([
	["206 555 0142", "(206) 555-0142"],
	["+1 206.555.0142", "(206) 555-0142"],
	["(206) 555-0142", "(206) 555-0142"],
	["206 555 014", undefined],
	["+1 206 555 014", undefined],
	["+49 30 123456", undefined],
	["206 555 0142 x3", undefined],
	["", undefined],
])("the typed phone number %j is parsed as %j", (typed, phone) => {
	expect(parseTypedPhone(typed)).toBe(phone);
});
