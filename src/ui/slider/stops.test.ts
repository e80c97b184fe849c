import { expect, test } from "vitest";
import { nearestStop, nextStop } from "./stops.ts";

test.each([
	["the card at the scroll position", 300, 1],
	["the nearer of two cards", 320, 1],
	["the last of the cards that share the end", 600, 3],
	["the first card for an overscroll at the start", -40, 0],
])("the nearest stop is %s", (_, left, card) => {
	expect(nearestStop([0, 300, 600, 600], left)).toBe(card);
});

test.each([
	["the next card", 0, 1, 1],
	["the previous card", 1, -1, 0],
	["the first card after the cards that share the end", 2, 1, 0],
	["the last card when moving back from the first", 0, -1, 3],
	["the previous card with another scroll position", 3, -1, 1],
] as const)(
	"PT-05 PROG-04 the next stop of a card carousel is %s",
	(_, from, step, to) => {
		expect(nextStop([0, 300, 600, 600], from, step)).toBe(to);
	},
);

test("a list that cannot scroll stays at its first card", () => {
	expect(nextStop([0, 0], 0, 1)).toBe(0);
	expect(nextStop([], 0, 1)).toBe(0);
	expect(nearestStop([], 12)).toBe(0);
});
