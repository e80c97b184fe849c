import { describe, expect, it, test } from "vitest";
import { z } from "zod";
import { differences } from "./differences.ts";
import { formOf } from "./form.ts";
import { titleOf } from "./format-value.ts";

const form = formOf(
	z.object({
		motto: z.string(),
		weekly: z.number().meta({ kind: "money" }),
		closures: z
			.array(
				z.object({
					from: z.string(),
					to: z.string().optional().meta({ title: "Last day", kind: "date" }),
					note: z.string(),
				}),
			)
			.meta({ title: "Closed days" }),
		coaches: z.array(z.string().meta({ kind: "coach" })),
		opens: z.enum(["freeTrial", "consultation"]),
	}),
);

const christmas = { from: "2026-12-24", to: "2026-12-25", note: "Christmas" };
const floor = { from: "2027-02-01", note: "New floor" };
const easter = { from: "2027-03-28", note: "Easter" };
const before = {
	motto: "Lift",
	weekly: 79,
	closures: [christmas],
	coaches: ["theo"],
	opens: "freeTrial",
};

test.each([
	[["monday", "tuesday", "wednesday"], "Mon – Wed, 6:00 AM"],
	[["monday", 1, "Tuesday"], "Monday, 1, Tuesday, 6:00 AM"],
])(
	"the title of opening hours contains valid and invalid days: %j",
	(days, title) => {
		expect(titleOf({ days, opens: "6:00 AM" })).toBe(title);
	},
);

describe("the description of a change", () => {
	it.each<[claim: string, change: object, expected: string, first?: object]>([
		["a price in dollars", { weekly: 75 }, "Weekly: $79 to $75"],
		[
			"a text of several words in quotes",
			{ motto: "Lift more" },
			"Motto: Lift to “Lift more”",
		],
		[
			"an added entry with its date",
			{ closures: [christmas, floor] },
			"Closed days: undefined to New floor, Mon, Feb 1, 2027",
		],
		[
			"a removed entry with its dates",
			{ closures: [] },
			"Closed days: Christmas, Thu, Dec 24, 2026 to Fri, Dec 25, 2026 to undefined",
		],
		[
			"the changed field of an entry while another entry is added",
			{ closures: [{ ...christmas, to: "2026-12-26" }, floor] },
			"Closed days, Christmas, Thu, Dec 24, 2026 to Sat, Dec 26, 2026, last day: Fri, Dec 25, 2026 to Sat, Dec 26, 2026 | Closed days: undefined to New floor, Mon, Feb 1, 2027",
		],
		[
			"the new name of an entry while another entry is added",
			{ closures: [floor, { ...christmas, note: "Holidays" }, easter] },
			"Closed days, Holidays, Thu, Dec 24, 2026 to Fri, Dec 25, 2026, note: Christmas to Holidays | Closed days: undefined to Easter, Sun, Mar 28, 2027",
			{ closures: [floor, christmas] },
		],
		[
			"coaches and choices by their names instead of their keys",
			{ coaches: ["anna-lee", "theo"], opens: "consultation" },
			"Coaches: Theo to Anna lee, Theo | Opens: “Free Trial” to Consultation",
		],
		[
			"reordered entries as a new order",
			{ closures: [christmas, floor].toReversed() },
			"Closed days: the old order to a new order",
			{ closures: [christmas, floor] },
		],
	])("contains %s", (_claim, edit, expected, first) => {
		const lines = differences(
			form,
			{ ...before, ...first },
			{ ...before, ...edit },
		).map(({ label, before: old, after: now }) => `${label}: ${old} to ${now}`);
		expect(lines.join(" | ")).toBe(expected);
	});
});
