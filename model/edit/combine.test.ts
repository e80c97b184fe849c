import { expect, test } from "vitest";
import { combine } from "./combine.ts";

const base = "silver: 79\ngold: 89\nnote: Per week\n";

test("texts of a conflict differ only in the field that both have changed", () => {
	const mine = base.replace("79", "75").replace("Per", "Every");
	const theirs = base.replace("79", "72").replace("89", "99");
	expect(combine(base, mine, theirs)).toEqual({
		mine: "silver: 75\ngold: 99\nnote: Every week\n",
		theirs: "silver: 72\ngold: 99\nnote: Every week\n",
	});
});

test("a file that only one version removes or restores is merged", () => {
	expect(combine(base, null, base)).toEqual({ merged: null });
	expect(combine(null, base, null)).toEqual({ merged: base });
	expect(combine(base, base, null)).toEqual({ merged: null });
});

test.each([
	["an unknown base text", undefined, "a: 1\n", "a: 2\n"],
	["a file that is new in both versions", null, "a: 1\n", "a: 2\n"],
	["a removed file", base, null, base.replace("79", "75")],
	["a removed file with an unknown base text", undefined, null, base],
])(
	"%s results in a conflict of the whole texts",
	(_name, from, mine, theirs) => {
		expect(combine(from, mine, theirs)).toEqual({ mine, theirs });
	},
);
