import { expect, test } from "vitest";
import { parseFigure, parseTypedPhone, parseTypedTime } from "./figures.ts";

test.each([
	["92", 92],
	["1,000", 1000],
	["$1,250,000", 1_250_000],
	["4.33", 4.33],
	["1,00", undefined],
	["$79.00", 79],
	["", undefined],
])("the typed number %j is parsed as %j", (typed, figure) => {
	expect(parseFigure(typed)).toBe(figure);
});

test.each([
	[" 6:30  pm ", "6:30 PM"],
	["6.30pm", "6:30 PM"],
	["6 p.m.", "6:00 PM"],
	["18:30", "6:30 PM"],
	["6:30", undefined],
	["13:00 PM", undefined],
	["6:70 PM", undefined],
	["noon", undefined],
])("the typed time %j is parsed as %j", (typed, time) => {
	expect(parseTypedTime(typed)).toBe(time);
});

test.each([
	["206 555 0142", "(206) 555-0142"],
	["+1 206.555.0142", "(206) 555-0142"],
	["206 555 014", undefined],
	["+49 30 123456", undefined],
	["", undefined],
])("the typed phone number %j is parsed as %j", (typed, phone) => {
	expect(parseTypedPhone(typed)).toBe(phone);
});
