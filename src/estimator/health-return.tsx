import pricing from "content:pricing";
import { formatMoney } from "#lib/money.ts";
import calculator from "#ui/form/calculator.module.css";
import only from "#ui/layout/only.module.css";
import { Pairs } from "#ui/text/pairs.tsx";
import {
	type Choices,
	formatDecimal,
	type Growth,
	grownAfter,
} from "./estimate.ts";
import css from "./health-return.module.css";

const words = pricing.estimator.words.healthReturn;
const { goals, healthReturn } = pricing.estimator.options;

type Row = {
	name: string;
	/** The figure with its unit. */
	show: (amount: number) => string;
	growth: Growth;
};

/** What training tends to give back over the months, marked as estimates, with what they assume (EST-19, EST-20). */
export function HealthReturn({ choices }: { choices: Choices }) {
	const extra = goals.find(({ id }) => id === choices.goal)?.extra;
	const rows: Row[] = [
		{
			name: words.healthcareSavings,
			show: dollars,
			growth: healthReturn.healthcareSavings,
		},
		{
			name: words.productivity,
			show: percent,
			growth: healthReturn.productivity,
		},
		{
			name: words.sickDays,
			show: (days) => `${formatDecimal(days)} days`,
			growth: healthReturn.sickDays,
		},
		...(extra
			? [
					{
						name: extra.label,
						show: extra.unit === "percent" ? percent : pounds,
						growth: extra,
					},
				]
			: []),
	];
	return (
		<section className={css.healthReturn} aria-labelledby="health-return-title">
			<h4 id="health-return-title">{words.title}</h4>
			<Pairs
				rows={rows.map(({ name, show, growth }) => ({
					name,
					value: show(grownAfter(choices.timelineInMonths, growth)),
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

/** Cents in whole dollars. */
function dollars(amount: number): string {
	return formatMoney(Math.round(amount / 100) * 100);
}

function percent(amount: number): string {
	return `+${formatDecimal(amount)}%`;
}

function pounds(amount: number): string {
	return `${formatDecimal(amount)} lbs`;
}
