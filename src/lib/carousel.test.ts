import { expect, test } from "vitest";
import { isLocked, nextStop, wrapIndex } from "./carousel.ts";

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

test.each([
	["the next", 0, 1, 300],
	["the one before", 600, -1, 300],
	["after the last the first", 600, 1, 0],
	["before the first the last", 0, -1, 600],
	["from between two, the one after the nearer", 320, 1, 600],
] as const)(
	"PT-05 PROG-04 cards side by side go to %s",
	(_, from, step, to) => {
		expect(nextStop([0, 300, 600], from, step)).toBe(to);
	},
);

test("a list that does not scroll stays where it is", () => {
	expect(nextStop([0], 0, 1)).toBe(0);
	expect(nextStop([], 12, 1)).toBe(12);
});
