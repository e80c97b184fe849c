import type corporate from "content:corporate";
import { formatExactMoney, formatMoney } from "#lib/money.ts";
import type { TeamQuote } from "#lib/team-quote.ts";
import { Button } from "#ui/button.tsx";
import { Pairs } from "#ui/pairs.tsx";
import { actionDialogs } from "../../header-mode.ts";
import type { Team } from "./use-team.ts";

type Props = {
	calculator: (typeof corporate)["calculator"];
	team: Team;
	quote: TeamQuote;
};

/** What the choices come to; above the size of a session the sentence about two sessions instead of a price (C-04). */
export function QuoteResult({ calculator, team, quote }: Props) {
	const { words, rates } = calculator;
	const { result } = words;
	const hasPrice = quote.kind === "one-session";
	return (
		<section className="estimate on-dark" aria-labelledby="quote-title">
			<h3 id="quote-title">{result.title}</h3>
			<p className="estimate-price" data-kind={quote.kind}>
				<b>{hasPrice ? formatMoney(quote.total) : result.twoSessions}</b>{" "}
				<span>for {team.people} people</span>
			</p>
			{hasPrice ? (
				<Pairs
					rows={(
						[
							[result.base, rates.price],
							[`${result.extra}: ${quote.extraPeople}`, quote.extra],
							[result.snacks, quote.snacks],
							[result.deposit, quote.deposit],
							[result.balance, quote.balance],
						] as const
					).map(([name, amount]) => ({
						name,
						value: formatExactMoney(amount),
					}))}
				/>
			) : (
				<p className="estimate-plan">{calculator.twoSessions}</p>
			)}
			<p className="estimate-note">{result.note}</p>
			<div className="estimate-actions">
				<Button opens={actionDialogs.corporate}>{result.action}</Button>
			</div>
		</section>
	);
}
