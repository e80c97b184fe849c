import fc from "fast-check";
import { expect, test } from "vitest";
import { type ChoiceRules, readChoices, withChoices } from "./choices.ts";
import { type Choices, goals, payments } from "./estimate.ts";

const rules: ChoiceRules = {
	start: {
		goal: "fitness",
		sessionsPerWeek: 3,
		payment: "membership",
		punchCardSize: 5,
		packageSize: 1,
		hasNutritionCoaching: false,
		timelineInMonths: 6,
	},
	months: [3, 6, 12],
};
const sizes = [1, 5, 10, 20];
const prices = sizes.map((sessions) => ({ sessions, pricePerSession: 1000 }));
const rates = { punchCards: prices, packages: prices };
const read = (query: string) =>
	readChoices(new URLSearchParams(query), rules, rates);

test.each([
	"goal=speed",
	"sessions=6",
	"pay=cash",
	"card=7",
	"package=-5",
	"nutrition=maybe",
	"time=9-months",
])(
	"an invalid value in the query is replaced with the default: %s",
	(query) => {
		expect(read(query)).toEqual(rules.start);
	},
);

test("choices written to the query are read back, sizes only for the chosen payment", () => {
	const anyChoices: fc.Arbitrary<Choices> = fc.record({
		goal: fc.constantFrom(...goals),
		sessionsPerWeek: fc.integer({ min: 1, max: 5 }),
		payment: fc.constantFrom(...payments),
		punchCardSize: fc.constantFrom(...sizes),
		packageSize: fc.constantFrom(...sizes),
		hasNutritionCoaching: fc.boolean(),
		timelineInMonths: fc.constantFrom(...rules.months),
	});
	fc.assert(
		fc.property(anyChoices, (choices) => {
			const again = read(withChoices("", choices));
			expect(again).toEqual({
				...choices,
				punchCardSize:
					choices.payment === "punch-card" ? choices.punchCardSize : 5,
				packageSize:
					choices.payment === "personal-training" ? choices.packageSize : 1,
			});
		}),
	);
});

test("campaign parameters stay in the query when choices are written", () => {
	const query = withChoices("utm_source=maps&sessions=2", rules.start);
	expect(query).toBe(
		"utm_source=maps&sessions=3&goal=fitness&pay=membership&nutrition=no&time=6-months",
	);
});
