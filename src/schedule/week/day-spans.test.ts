import { expect, test } from "vitest";
import { daySpans } from "./day-spans.ts";

const week = {
	openingHours: [{ days: ["monday"] as const, opens: 330, closes: 1200 }],
	openGym: [{ days: ["monday"] as const, opens: 480, closes: 1020 }],
	classes: [
		{ days: ["monday"] as const, start: 1110, end: 1200 },
		{ days: ["monday"] as const, start: 390, end: 480 },
		{ days: ["monday"] as const, start: 1020, end: 1110 },
	],
};

test("the spans of a weekday run from opening to closing without gaps", () => {
	expect(daySpans(week, "monday")).toEqual([
		{ kind: "open", from: 330, to: 390 },
		{ kind: "class", from: 390, to: 480 },
		{ kind: "openGym", from: 480, to: 1020 },
		{ kind: "class", from: 1020, to: 1110 },
		{ kind: "class", from: 1110, to: 1200 },
	]);
});

test("a class keeps its span where two rows of opening hours adjoin", () => {
	const days = ["monday"] as const;
	const openingHours = [
		{ days, opens: 330, closes: 420 },
		{ days, opens: 420, closes: 1200 },
	];
	const spans = daySpans({ ...week, openingHours }, "monday");
	expect(spans).toEqual(daySpans(week, "monday"));
});

test("overlapping classes share a span", () => {
	const yoga = { days: ["monday"] as const, start: 420, end: 500 };
	const classes = [...week.classes, yoga];
	expect(
		daySpans({ ...week, openGym: [], classes }, "monday").slice(0, 3),
	).toEqual([
		{ kind: "open", from: 330, to: 390 },
		{ kind: "class", from: 390, to: 500 },
		{ kind: "open", from: 500, to: 1020 },
	]);
});
