import { primaryDialogIds } from "#booking/header-variant.ts";
import { formatExactMoney, formatMoney } from "#lib/money.ts";
import { Button } from "#ui/button/button.tsx";
import calculatorCss from "#ui/form/calculator.module.css";
import { DescriptionList } from "#ui/text/description-list.tsx";
import type { QuoteContent } from "./quote-content.ts";
import css from "./quote-result.module.css";
import type { Team } from "./team-fields.ts";
import type { TeamQuote } from "./team-quote.ts";

type Props = {
	content: Pick<QuoteContent, "labels" | "rates" | "twoSessions">;
	team: Team;
	quote: TeamQuote;
};

export function QuoteResult({ content, team, quote }: Props) {
	const { labels, rates, twoSessions } = content;
	const { result } = labels;
	const hasPrice = quote.kind === "one-session";
	return (
		<section
			className={`${calculatorCss.result} on-dark`}
			aria-labelledby="quote-title"
		>
			<h3 id="quote-title">{result.title}</h3>
			<p
				className={`${calculatorCss.price} ${css.price}`}
				data-kind={quote.kind}
			>
				<b>{hasPrice ? formatMoney(quote.total) : result.twoSessions}</b>{" "}
				<span>{`for ${team.people} people`}</span>
			</p>
			{hasPrice ? (
				<DescriptionList
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
				<p className={calculatorCss.plan}>{twoSessions}</p>
			)}
			<p className={calculatorCss.note}>{result.note}</p>
			<div className={calculatorCss.actions}>
				<Button opens={primaryDialogIds.corporate}>{result.action}</Button>
			</div>
		</section>
	);
}
