import { formatMoney } from "#lib/money.ts";
import { BarChart } from "#ui/bar-chart.tsx";
import field from "#ui/form/field.module.css";
import visibility from "#ui/layout/visibility.module.css";
import { type Estimate, formatDecimal } from "./estimate.ts";
import type { EstimatorLabels, EstimatorOptions } from "./estimator-content.ts";
import css from "./week-chart.module.css";

type Props = {
	result: Estimate;
	labels: EstimatorLabels["week"];
	options: Pick<EstimatorOptions, "hoursPerWeek" | "dollarsPerWeek">;
};

/** Compares training with other activities by hours and cost per week (EST-17, A-6). */
export function WeekChart({ result, labels, options }: Props) {
	const hours = [
		{ name: labels.training, amount: result.hoursPerWeek, isOwn: true },
		...options.hoursPerWeek,
	];
	const dollars = [
		{ name: labels.plan, amount: result.weekly, isOwn: true },
		...options.dollarsPerWeek,
	];
	return (
		<section
			className={`${css.weekChart} ${visibility.screenOnly}`}
			aria-labelledby="week-title"
			data-deferred=""
		>
			<h3 id="week-title">{labels.title}</h3>
			<BarChart
				label={labels.hours}
				rows={hours.map((row) => ({
					...row,
					text: `${formatDecimal(row.amount)} h`,
				}))}
			/>
			<BarChart
				label={labels.dollars}
				rows={dollars.map((row) => ({ ...row, text: formatMoney(row.amount) }))}
			/>
			<p className={field.hint}>{labels.note}</p>
		</section>
	);
}
