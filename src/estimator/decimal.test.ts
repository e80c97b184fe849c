import { expect, test } from "vitest";
import { formatDecimal } from "./decimal.ts";

test.each([
	[0.625, "0.6"],
	[1.25, "1.3"],
	[2.5, "2.5"],
	[10, "10"],
	[4.5, "4.5"],
])("%d is printed as %s", (value, text) => {
	expect(formatDecimal(value)).toBe(text);
});
