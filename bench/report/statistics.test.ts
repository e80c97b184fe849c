import { expect, test } from "vitest";
import { median, summarize } from "./statistics.ts";

test("one slow visit does not move the median", () => {
	expect(median([812, 9000, 800, 820, 790])).toBe(812);
});

test("of an even number of visits the median lies half-way between the middle two", () => {
	expect(median([4, 1, 3, 2])).toBe(2.5);
});

test("a summary keeps the range, however the visits are ordered", () => {
	expect(summarize([30, 10, 20])).toEqual({ median: 20, min: 10, max: 30 });
});

test("one visit is its own median and range", () => {
	expect(summarize([7])).toEqual({ median: 7, min: 7, max: 7 });
});

test("what was never measured has no summary", () => {
	expect(summarize([])).toBeUndefined();
});
