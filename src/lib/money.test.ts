import { expect, test } from "vitest";
import { formatMoney } from "./money.ts";

test.each([
	[0, "$0"],
	[7900, "$79"],
	[1129, "$11.29"],
	[205242, "$2,052.42"],
	[2260260, "$22,602.60"],
	[100000000, "$1,000,000"],
])("%i cents are formatted as %s", (cents, text) => {
	expect(formatMoney(cents)).toBe(text);
});
