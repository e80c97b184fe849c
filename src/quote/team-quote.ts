import type { Cents } from "#lib/money.ts";
import type { Team } from "./team-fields.ts";

export type TeamRates = {
	price: Cents;
	includedPeople: number;
	pricePerExtraPerson: Cents;
	maxPeoplePerSession: number;
	snacksPerPerson: Cents;
	depositPercent: number;
};

export type TeamQuote = ReturnType<typeof teamQuote>;

/** Returns the price in cents. A team that is too large for one session has no price (C-04). */
export function teamQuote(
	{ people, hasSnacks }: Pick<Team, "people" | "hasSnacks">,
	rates: TeamRates,
) {
	if (people > rates.maxPeoplePerSession)
		return { kind: "two-sessions" as const };
	const extraPeople = Math.max(people - rates.includedPeople, 0);
	const extra = extraPeople * rates.pricePerExtraPerson;
	const snacks = hasSnacks ? people * rates.snacksPerPerson : 0;
	const total = rates.price + extra + snacks;
	const deposit = Math.round((total * rates.depositPercent) / 100);
	return {
		kind: "one-session" as const,
		extraPeople,
		extra,
		snacks,
		total,
		/** Half a cent is rounded up here and down in `balance`, so that both add up to `total`. */
		deposit,
		balance: total - deposit,
	};
}
