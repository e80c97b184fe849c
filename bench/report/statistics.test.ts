import { expect, test } from "vitest";
import { summarize } from "./statistics.ts";

test.each([
	["one slow visit does not move the median", [812, 9000, 800, 820, 790], 812],
	[
		"of an even number it lies half-way between the middle two",
		[4, 1, 3, 2],
		2.5,
	],
	["one visit is its own median and range", [7], 7],
])("%s", (_, samples, median) => {
	const [min, max] = [Math.min(...samples), Math.max(...samples)];
	expect(summarize(samples)).toEqual({ median, min, max });
});

test("what was never measured has no summary", () => {
	expect(summarize([])).toBeUndefined();
});
