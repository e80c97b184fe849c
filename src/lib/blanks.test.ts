import { expect, test } from "vitest";
import { fillBlanks } from "./blanks.ts";

test("blanks are filled, unknown ones stay to be seen", () => {
	expect(fillBlanks("Closed ([reason]), opens [time]", { time: "9:00" })).toBe(
		"Closed ([reason]), opens 9:00",
	);
});
