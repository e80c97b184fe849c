import { expect, test } from "vitest";
import { shapeName, shortName } from "./names.ts";

test.each([
	["21:9", "Wide (21:9)"],
	["1:1", "Square (1:1)"],
	["4:5", "Tall (4:5)"],
])("the crop %s is called %s", (aspect, name) => {
	expect(shapeName(aspect)).toBe(name);
});

test("a short name leaves out accents and apostrophes", () => {
	expect(shortName("Dana’s Café Night")).toBe("danas-cafe-night");
});
