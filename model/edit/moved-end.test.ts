import { expect, test } from "vitest";
import { requiredFiles } from "../files.ts";
import { fieldAt } from "./field-at.ts";
import { formOf } from "./form.ts";
import { movedEnd } from "./moved-end.ts";

const file = requiredFiles.find(({ path }) => path === "events.yaml");
const events = file && formOf(file.schema);
const event = events && fieldAt(events, ["list", 0], { list: [{}] });
const entry = {
	starts: "2026-12-12 11:00 AM",
	ends: "2026-12-12 12:30 PM",
};

test("an event keeps its duration when its start is moved", () => {
	expect(movedEnd(event, entry, "starts", "2026-12-18 11:15 PM")).toEqual({
		field: "ends",
		value: "2026-12-19 12:45 AM",
	});
});

test.each([
	["the end itself is changed", entry, "ends", "2026-12-13 1:00 PM"],
	["the start is removed", entry, "starts", undefined],
	[
		"the end is more than a day after the start",
		{ ...entry, ends: "2027-02-01 12:00 PM" },
		"starts",
		"2027-02-01 11:00 AM",
	],
	["there is no end", { ...entry, ends: "" }, "starts", "2026-12-18 11:15 PM"],
	["there was no start", { ...entry, starts: "" }, "starts", entry.starts],
	[
		"the end was before the start",
		{ ...entry, ends: "2026-12-11 11:00 AM" },
		"starts",
		"2026-12-10 11:00 AM",
	],
])("no new end is returned if %s", (_, before, name, next) => {
	expect(movedEnd(event, before, name, next)).toBeUndefined();
});
