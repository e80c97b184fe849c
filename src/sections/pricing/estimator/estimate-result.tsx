import type pricing from "content:pricing";
import type { ReactNode } from "react";
import type { Choices, Estimate } from "#lib/estimate.ts";
import { formatExactMoney, formatMoney } from "#lib/money.ts";
import { Button } from "#ui/button.tsx";
import { Pairs } from "#ui/pairs.tsx";
import { actionDialogs } from "../../header-mode.ts";
import { HealthReturn } from "./health-return.tsx";
import { planName, sessionsAWeek } from "./plan-words.ts";

type Props = {
	estimator: (typeof pricing)["estimator"];
	choices: Choices;
	result: Estimate;
	/** Ways to keep the plan. */
	children: ReactNode;
};

/** What the choices cost, what is recommended, and what they may give back. */
export function EstimateResult({
	estimator,
	choices,
	result,
	children,
}: Props) {
	const words = estimator.words.result;
	const { recommended } = result;
	const sums: [string, number | undefined][] = [
		[
			choices.payment === "personal-training"
				? words.perSessionBilledWeekly
				: words.perSession,
			result.perSession,
		],
		[words.perDay, result.perDay],
		[words.perMonth, result.monthly],
		[`${choices.months}-month ${words.total}`, result.total],
	];
	return (
		<section className="estimate on-dark" aria-labelledby="estimate-title">
			<div className="estimate-body">
				<h3 id="estimate-title">{words.title}</h3>
				<p className="estimate-price">
					<b>{formatMoney(result.weekly)}</b> <span>per week</span>
				</p>
				<p className="estimate-plan">
					{planName(choices, result, estimator)}
					{choices.hasNutrition && (
						<span className="block">{words.nutrition}</span>
					)}
				</p>
				<PrepaidPrice estimator={estimator} choices={choices} />
				<Pairs
					rows={sums.flatMap(([name, sum]) =>
						sum === undefined ? [] : { name, value: formatExactMoney(sum) },
					)}
				/>
				<p className="recommended">
					<span>
						Recommended for {sessionsAWeek(choices.sessions)}
						<b>{recommended.name}</b>
					</span>
					<span className="recommended-price">
						{formatMoney(recommended.price)} per {recommended.per}
					</span>
				</p>
				<HealthReturn
					estimator={estimator}
					choices={choices}
					healthReturn={result.healthReturn}
				/>
				<div className="estimate-actions">
					<Button opens={actionDialogs.default}>{words.action}</Button>
					{children}
				</div>
			</div>
		</section>
	);
}

/** The other price of the same package, with the reason, so that nobody meets it unexplained (C-05). */
function PrepaidPrice({
	estimator,
	choices,
}: Pick<Props, "estimator" | "choices">) {
	const { options, words } = estimator;
	const prepaid = options.prepaid.find(
		({ sessions }) => sessions === choices.packageSize,
	);
	if (choices.payment !== "personal-training" || !prepaid) return null;
	return (
		<p className="estimate-note">
			Prepaid, the same {prepaid.sessions} sessions cost {prepaid.price} (
			{prepaid.each} each). {words.result.prepaidReason}
		</p>
	);
}
