import type { Cents } from "#lib/money.ts";
import type { Team } from "./team-fields.ts";

/** What a team session costs (CORP-06 to CORP-08), from content/pricing.yaml. */
export type TeamRates = {
	readonly price: Cents;
	/** People included in the price. */
	readonly includedPeople: number;
	readonly pricePerExtraPerson: Cents;
	/** Above it a team is split into two sessions. */
	readonly maxPeoplePerSession: number;
	readonly snacksPerPerson: Cents;
	readonly depositPercent: number;
};

export type TeamQuote =
	| {
			kind: "one-session";
			/** People beyond the included ones, and what they add. */
			extraPeople: number;
			extra: Cents;
			snacks: Cents;
			total: Cents;
			/** Holds the date. Half a cent goes to the deposit, so that both parts always make the total. */
			deposit: Cents;
			/** On the day. */
			balance: Cents;
	  }
	/** More people than a session holds: there is no fixed price (C-04). */
	| { kind: "two-sessions" };

/** What a team session costs, in cents; a team too large for one session has no price. */
export function teamQuote(
	{ people, hasSnacks }: Pick<Team, "people" | "hasSnacks">,
	rates: TeamRates,
): TeamQuote {
	if (people > rates.maxPeoplePerSession) return { kind: "two-sessions" };
	const extraPeople = Math.max(people - rates.includedPeople, 0);
	const extra = extraPeople * rates.pricePerExtraPerson;
	const snacks = hasSnacks ? people * rates.snacksPerPerson : 0;
	const total = rates.price + extra + snacks;
	const deposit = Math.round((total * rates.depositPercent) / 100);
	return {
		kind: "one-session",
		extraPeople,
		extra,
		snacks,
		total,
		deposit,
		balance: total - deposit,
	};
}
