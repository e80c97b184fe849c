import { formatMoney } from "#lib/money.ts";
import type { QuoteLabels } from "./quote-content.ts";
import type { Team } from "./team-fields.ts";
import type { TeamQuote } from "./team-quote.ts";

export function teamSentence(
	{ people, minutes, hasSnacks }: Team,
	quote: TeamQuote,
	labels: QuoteLabels,
): string {
	return `${[
		`${people} people`,
		`${minutes} minutes`,
		...(hasSnacks ? [labels.snacks.label] : []),
		quote.kind === "one-session"
			? formatMoney(quote.total)
			: labels.result.twoSessions,
	].join(", ")}.`;
}

export function teamParams(
	{ people, minutes, hasSnacks }: Team,
	quote: TeamQuote,
): Record<string, string> {
	return {
		team_size: String(people),
		session_minutes: String(minutes),
		healthy_snacks: hasSnacks ? "yes" : "no",
		estimate:
			quote.kind === "one-session" ? formatMoney(quote.total) : "two sessions",
	};
}
