import { expect, test } from "vitest";
import { classBlocks } from "./class-blocks.ts";

test("classes with the same name and time are combined into one row", () => {
	const early = { start: 390, end: 480, name: "Class" };
	const late = { start: 1020, end: 1110, name: "Class" };
	expect(
		classBlocks([
			{ days: ["saturday"], start: 540, end: 630, name: "Class" },
			{ days: ["tuesday", "thursday", "friday"], ...late },
			{ days: ["monday", "wednesday"], ...late },
			{ days: ["tuesday", "thursday"], ...early },
			{ days: ["wednesday", "monday"], ...early },
			{ days: ["friday"], ...early, name: "Other" },
		]),
	).toEqual([
		{ days: ["monday", "tuesday", "wednesday", "thursday"], ...early },
		{
			days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
			...late,
		},
		{ days: ["friday"], ...early, name: "Other" },
		{ days: ["saturday"], start: 540, end: 630, name: "Class" },
	]);
});
