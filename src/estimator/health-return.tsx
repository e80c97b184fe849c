import pricing from "content:pricing";
import { formatMoney } from "#lib/money.ts";
import calculator from "#ui/form/calculator.module.css";
import only from "#ui/layout/only.module.css";
import { Pairs } from "#ui/text/pairs.tsx";
import {
	type Choices,
	type Estimate,
	formatDecimal,
	type Growth,
} from "./estimate.ts";
import css from "./health-return.module.css";

const { options } = pricing.estimator;
const words = pricing.estimator.words.healthReturn;
const rates = pricing.estimator.rates.healthReturn;

type Props = {
	choices: Choices;
	healthReturn: Estimate["healthReturn"];
};

type Row = {
	name: string;
	/** The figure with its unit. */
	show: (amount: number) => string;
	amount: number;
	growth: Growth;
};

/** What training tends to give back over the months, marked as estimates, with what they assume (EST-19, EST-20). */
export function HealthReturn({ choices, healthReturn }: Props) {
	const extra = options.goals.find(({ id }) => id === choices.goal)?.extra;
	const rows: Row[] = [
		{
			name: words.healthcareSavings,
			show: formatMoney,
			amount: healthReturn.healthcareSavings,
			growth: rates.healthcareSavings,
		},
		{
			name: words.productivity,
			show: percent,
			amount: healthReturn.productivity,
			growth: rates.productivity,
		},
		{
			name: words.sickDays,
			show: (days) => `${formatDecimal(days)} days`,
			amount: healthReturn.sickDays,
			growth: rates.sickDays,
		},
		...(extra && healthReturn.extra !== undefined
			? [
					{
						name: extra.label,
						show: extra.unit === "percent" ? percent : pounds,
						amount: healthReturn.extra,
						growth: extra,
					},
				]
			: []),
	];
	return (
		<section className={css.healthReturn} aria-labelledby="health-return-title">
			<h4 id="health-return-title">{words.title}</h4>
			<Pairs
				rows={rows.map(({ name, show, amount }) => ({
					name,
					value: show(amount),
				}))}
			/>
			<p className={calculator.note}>{words.disclaimer}</p>
			<details className={`${css.assumptions} ${only.onScreen}`}>
				<summary>{words.assumptions}</summary>
				<ul>
					{rows.map(({ name, show, growth }) => (
						<li key={name}>
							{name}: {show(growth.amount)} in{" "}
							{growth.inMonths === 1 ? "a month" : `${growth.inMonths} months`}
						</li>
					))}
				</ul>
				<p>{words.assumptionsNote}</p>
			</details>
		</section>
	);
}

function percent(amount: number): string {
	return `+${formatDecimal(amount)}%`;
}

function pounds(amount: number): string {
	return `${formatDecimal(amount)} lbs`;
}
