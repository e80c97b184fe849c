import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
	["Ann Bell", "AB"],
	["Maria del Carmen Ruiz", "MR"],
	["cher", "C"],
	["  Rob  Nakagawa ", "RN"],
])("CAR-06 the initials of %s are %s", (name, expected) => {
	expect(initials(name)).toBe(expected);
});
