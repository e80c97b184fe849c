import type { ReactNode } from "react";
import { primaryDialogIds } from "#booking/header-variant.ts";
import { interpolate } from "#lib/interpolate.ts";
import { formatExactMoney, formatMoney } from "#lib/money.ts";
import { Button } from "#ui/button/button.tsx";
import calculator from "#ui/form/calculator.module.css";
import layout from "#ui/layout/layout.module.css";
import { DescriptionList } from "#ui/text/description-list.tsx";
import type { Choices, Estimate } from "./estimate.ts";
import css from "./estimate-result.module.css";
import type { EstimatorContent } from "./estimator-content.ts";
import { HealthReturn } from "./health-return.tsx";
import { planName, recommendedFor, recommendedPrice } from "./plan-texts.ts";

type Props = {
	content: Pick<EstimatorContent, "labels" | "options">;
	choices: Choices;
	result: Estimate;
	children: ReactNode;
};

export function EstimateResult({
	content: { labels: allLabels, options },
	choices,
	result,
	children,
}: Props) {
	const labels = allLabels.result;
	const sums: [string, number | undefined][] = [
		[
			choices.payment === "personal-training"
				? labels.perSessionBilledWeekly
				: labels.perSession,
			result.perSession,
		],
		[labels.perDay, result.perDay],
		[labels.perMonth, result.monthly],
		[`${choices.timelineInMonths}-month ${labels.total}`, result.total],
	];
	return (
		<section
			className={`${calculator.result} ${css.estimateResult} on-dark`}
			aria-labelledby="estimate-title"
			data-deferred=""
		>
			<div className={css.body}>
				<h3 id="estimate-title">{labels.title}</h3>
				<p className={calculator.price}>
					<span className={css.whose}>{labels.yourPlan}</span>{" "}
					<b>{formatMoney(result.weekly)}</b> <span>per week</span>
				</p>
				<p className={calculator.plan}>
					<span>{planName(choices, result, labels)}</span>
					{choices.hasNutritionCoaching && (
						<span className={layout.line}>{labels.nutrition}</span>
					)}
				</p>
				<PrepaidPrice
					choices={choices}
					prepaid={options.prepaid}
					labels={labels}
				/>
				<DescriptionList
					rows={sums.flatMap(([name, sum]) =>
						sum === undefined ? [] : { name, value: formatExactMoney(sum) },
					)}
				/>
				<p className={`${layout.row} ${layout.ends} ${css.recommended}`}>
					<span>
						<span>{recommendedFor(choices, labels)}</span>{" "}
						<b>{result.recommended.name}</b>
					</span>{" "}
					<span className={css.recommendedPrice}>
						{recommendedPrice(result)}
					</span>
				</p>
				<HealthReturn
					choices={choices}
					labels={allLabels.healthReturn}
					options={options}
				/>
				<div className={calculator.actions}>
					<Button opens={primaryDialogIds.default}>{labels.action}</Button>
					{children}
				</div>
			</div>
		</section>
	);
}

function PrepaidPrice({
	choices,
	prepaid: packages,
	labels,
}: {
	choices: Choices;
	prepaid: EstimatorContent["options"]["prepaid"];
	labels: Pick<
		EstimatorContent["labels"]["result"],
		"prepaid" | "prepaidReason"
	>;
}) {
	const prepaid = packages.find(
		({ sessions }) => sessions === choices.packageSize,
	);
	if (choices.payment !== "personal-training" || !prepaid) return null;
	return (
		<p className={calculator.note}>
			{`${interpolate(labels.prepaid, { ...prepaid, sessions: String(prepaid.sessions) })} ${labels.prepaidReason}`}
		</p>
	);
}
