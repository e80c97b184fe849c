import { expect, test } from "vitest";
import { table } from "./table.ts";

test("columns are as wide as their longest cell, numbers line up at the right", () => {
	expect(
		table([
			["", "site", "target"],
			["FCP", "1200 ms"],
			["Layout shift", "0.00", "0.00"],
		]),
	).toBe(
		[
			"                 site  target",
			"------------  -------  ------",
			"FCP           1200 ms",
			"Layout shift     0.00    0.00",
		].join("\n"),
	);
});
