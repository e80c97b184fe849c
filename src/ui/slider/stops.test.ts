import { expect, test } from "vitest";
import { nearestStop, nextStop } from "./stops.ts";

test.each([
	["at a card, that one", 300, 1],
	["between two, the nearer", 320, 1],
	["at the end, which two cards share, the last", 600, 3],
	["pulled beyond the start, the first", -40, 0],
])("a list shows, standing %s", (_, left, card) => {
	expect(nearestStop([0, 300, 600, 600], left)).toBe(card);
});

test.each([
	["the next", 0, 1, 1],
	["the one before", 1, -1, 0],
	["after those that share the end the first", 2, 1, 0],
	["before the first the last", 0, -1, 3],
	["before those that share the end the one that moves the list", 3, -1, 1],
] as const)(
	"PT-05 PROG-04 cards side by side go to %s",
	(_, from, step, to) => {
		expect(nextStop([0, 300, 600, 600], from, step)).toBe(to);
	},
);

test("a list that does not scroll stays where it is", () => {
	expect(nextStop([0, 0], 0, 1)).toBe(0);
	expect(nextStop([], 0, 1)).toBe(0);
	expect(nearestStop([], 12)).toBe(0);
});
