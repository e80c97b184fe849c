import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type TeamRates, teamQuote } from "./team-quote.ts";

const rates: TeamRates = {
	price: 50_000,
	includedPeople: 12,
	pricePerExtraPerson: 2500,
	maxPeoplePerSession: 24,
	snacksPerPerson: 700,
	depositPercent: 50,
};

describe("CORP-06 CORP-07 CORP-08 the price of a team session", () => {
	test.each([
		// people, snacks, extra people, extra, snacks, total, deposit, balance: cents
		[1, false, 0, 0, 0, 50_000, 25_000, 25_000],
		[8, true, 0, 0, 5600, 55_600, 27_800, 27_800],
		[11, true, 0, 0, 7700, 57_700, 28_850, 28_850],
		[12, false, 0, 0, 0, 50_000, 25_000, 25_000],
		[12, true, 0, 0, 8400, 58_400, 29_200, 29_200],
		[13, false, 1, 2500, 0, 52_500, 26_250, 26_250],
		[24, false, 12, 30_000, 0, 80_000, 40_000, 40_000],
		[24, true, 12, 30_000, 16_800, 96_800, 48_400, 48_400],
	])(
		"%i people, snacks: %s",
		(people, hasSnacks, extraPeople, extra, snacks, total, deposit, balance) => {
			expect(teamQuote({ people, hasSnacks }, rates)).toEqual({
				kind: "one-session",
				extraPeople,
				extra,
				snacks,
				total,
				deposit,
				balance,
			});
		},
	);

	test.each([25, 30])(
		"%i people are two sessions, and no price is made up for them",
		(people) => {
			expect(teamQuote({ people, hasSnacks: true }, rates)).toEqual({
				kind: "two-sessions",
			});
		},
	);
});

const anyRates: fc.Arbitrary<TeamRates> = fc.record({
	price: fc.nat(500_000),
	includedPeople: fc.integer({ min: 1, max: 40 }),
	pricePerExtraPerson: fc.nat(20_000),
	maxPeoplePerSession: fc.integer({ min: 40, max: 80 }),
	snacksPerPerson: fc.nat(5000),
	depositPercent: fc.integer({ min: 1, max: 100 }),
});
const anyPeople = fc.integer({ min: 1, max: 40 });

describe("CORP-06 CORP-07 CORP-08 whatever the prices are", () => {
	test("the parts make the total, deposit and balance too, in whole cents", () => {
		fc.assert(
			fc.property(
				anyRates,
				anyPeople,
				fc.boolean(),
				(any, people, hasSnacks) => {
					const quote = teamQuote({ people, hasSnacks }, any);
					if (quote.kind !== "one-session") throw new Error("split too early");
					expect(any.price + quote.extra + quote.snacks).toBe(quote.total);
					expect(quote.deposit + quote.balance).toBe(quote.total);
					expect(Number.isInteger(quote.deposit)).toBe(true);
					expect(quote.balance).toBeGreaterThanOrEqual(0);
				},
			),
		);
	});
});
