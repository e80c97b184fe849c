import type { Cents } from "#lib/money.ts";
import type { Team } from "./team-fields.ts";

/** What a team session costs (CORP-06 to CORP-08), from content/pricing.yaml. */
export type TeamRates = {
	price: Cents;
	includedPeople: number;
	pricePerExtraPerson: Cents;
	maxPeoplePerSession: number;
	snacksPerPerson: Cents;
	depositPercent: number;
};

export type TeamQuote = ReturnType<typeof teamQuote>;

/** What a team session costs, in cents; a team too large for one session has no price (C-04). */
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
		/** People beyond the included ones, and what they add. */
		extraPeople,
		extra,
		snacks,
		total,
		/** Holds the date. Half a cent goes to it, so that both parts always make the total. */
		deposit,
		/** On the day. */
		balance: total - deposit,
	};
}
