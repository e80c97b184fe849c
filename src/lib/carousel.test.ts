import { expect, test } from "vitest";
import { isLocked, wrapIndex } from "./carousel.ts";

test.each([
	[-1, 5, 4],
	[5, 5, 0],
	[2, 5, 2],
	[-6, 5, 4],
	[0, 0, 0],
])("CAR-02 index %i of %i slides is slide %i", (index, count, slide) => {
	expect(wrapIndex(index, count)).toBe(slide);
});

test("CAR-03 a move is locked until 500 ms have passed since the last", () => {
	expect(isLocked(undefined, 0, 500)).toBe(false);
	expect(isLocked(1000, 1499, 500)).toBe(true);
	expect(isLocked(1000, 1500, 500)).toBe(false);
});
