import { expect, test } from "vitest";
import { copyEntry } from "./copy-entry.ts";

test("a copy has the same values and the next unused id", () => {
	const event = { id: "open-day", name: "Open day" };
	expect(copyEntry(event, [event, { id: "open-day-2" }])).toEqual({
		id: "open-day-3",
		name: "Open day",
	});
});
