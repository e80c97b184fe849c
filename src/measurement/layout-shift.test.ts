import { expect, test } from "vitest";
import { cumulativeLayoutShift } from "./layout-shift.ts";

test("the score is that of the worst session; a second without shifts ends a session", () => {
	expect(
		cumulativeLayoutShift([
			{ at: 100, score: 0.25 },
			{ at: 1100, score: 0.5 },
			{ at: 1200, score: 0.125 },
		]),
	).toBe(0.625);
});

test("a session ends after five seconds even without a pause between shifts", () => {
	const shifts = Array.from({ length: 8 }, (_, index) => ({
		at: index * 900,
		score: 0.125,
	}));
	expect(cumulativeLayoutShift(shifts)).toBe(0.75);
});
