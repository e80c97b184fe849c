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
		// people, has snacks, extra people; in cents: extra, snacks, total, deposit, balance
		[1, false, 0, 0, 0, 50_000, 25_000, 25_000],
		[12, false, 0, 0, 0, 50_000, 25_000, 25_000],
		[12, true, 0, 0, 8400, 58_400, 29_200, 29_200],
		[13, false, 1, 2500, 0, 52_500, 26_250, 26_250],
		[24, false, 12, 30_000, 0, 80_000, 40_000, 40_000],
		[24, true, 12, 30_000, 16_800, 96_800, 48_400, 48_400],
	])(
		"is calculated for %i people, snacks: %s",
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

	test("is split with an odd cent in the deposit", () => {
		expect(
			teamQuote({ people: 12, hasSnacks: false }, { ...rates, price: 50_001 }),
		).toMatchObject({ total: 50_001, deposit: 25_001, balance: 25_000 });
	});
});
