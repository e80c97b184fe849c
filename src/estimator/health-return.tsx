import { formatMoney } from "#lib/money.ts";
import calculator from "#ui/form/calculator.module.css";
import visibility from "#ui/layout/visibility.module.css";
import { DescriptionList } from "#ui/text/description-list.tsx";
import { type Choices, formatDecimal, grownAfter } from "./estimate.ts";
import type { EstimatorLabels, EstimatorOptions } from "./estimator-content.ts";
import css from "./health-return.module.css";

type Props = {
	choices: Choices;
	labels: EstimatorLabels["healthReturn"];
	options: Pick<EstimatorOptions, "goals" | "healthReturn">;
};

export function HealthReturn({ choices, labels, options }: Props) {
	const { healthcareSavings, productivity, sickDays } = options.healthReturn;
	const extra = options.goals.find(({ id }) => id === choices.goal)?.extra;
	const rows = [
		{ name: labels.healthcareSavings, show: dollars, ...healthcareSavings },
		{ name: labels.productivity, show: percent, ...productivity },
		{ name: labels.sickDays, show: days, ...sickDays },
	];
	if (extra)
		rows.push({
			...extra,
			name: extra.label,
			show: extra.unit === "percent" ? percent : pounds,
		});
	return (
		<section className={css.healthReturn} aria-labelledby="health-return-title">
			<h4 id="health-return-title">{labels.title}</h4>
			<DescriptionList
				rows={rows.map(({ name, show, ...growth }) => ({
					name,
					value: show(grownAfter(choices.timelineInMonths, growth)),
				}))}
			/>
			<p className={calculator.note}>{labels.disclaimer}</p>
			<details className={`muted ${css.assumptions} ${visibility.screenOnly}`}>
				<summary>{labels.assumptions}</summary>
				<ul>
					{rows.map(({ name, show, amount, inMonths }) => (
						<li key={name}>
							{name}: {show(amount)} in{" "}
							{inMonths === 1 ? "a month" : `${inMonths} months`}
						</li>
					))}
				</ul>
				<p>{labels.assumptionsNote}</p>
			</details>
		</section>
	);
}

function dollars(amount: number): string {
	return formatMoney(Math.round(amount / 100) * 100);
}

function percent(amount: number): string {
	return `+${formatDecimal(amount)}%`;
}

function days(amount: number): string {
	return `${formatDecimal(amount)} days`;
}

function pounds(amount: number): string {
	return `${formatDecimal(amount)} lbs`;
}
