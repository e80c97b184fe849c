import { formatMoney } from "#lib/money.ts";
import calculator from "#ui/form/calculator.module.css";
import { RadioGroup } from "#ui/form/radio-group.tsx";
import { Stepper } from "#ui/form/stepper.tsx";
import { Switch } from "#ui/form/switch.tsx";
import { choiceFields, monthsValue } from "./choices.ts";
import { maxSessions, minSessions, payments, type Rates } from "./estimate.ts";
import type { EstimatorContent } from "./estimator-content.ts";
import css from "./estimator-form.module.css";

type Props = {
	content: Pick<EstimatorContent, "labels" | "options" | "rates" | "rules">;
	sessions: number;
};

export function EstimatorForm({ content, sessions }: Props) {
	const { labels, options, rates, rules } = content;
	const { start } = rules;
	const sizes = (prices: Rates["packages"]) =>
		prices.map(({ sessions: size, pricePerSession }) => ({
			value: String(size),
			label: String(size),
			note: `${formatMoney(pricePerSession)} each`,
		}));
	return (
		<div className={calculator.form}>
			<RadioGroup
				legend={labels.goal}
				name={choiceFields.goal}
				variant="chips"
				options={options.goals.map(({ id, label }) => ({ value: id, label }))}
				defaultValue={start.goal}
			/>
			<Stepper
				label={labels.sessions}
				hint={labels.sessionsHint}
				name={choiceFields.sessionsPerWeek}
				min={minSessions}
				max={maxSessions}
				value={sessions}
				fewerLabel="One session fewer"
				moreLabel="One session more"
			/>
			<div className={css.payment}>
				<RadioGroup
					legend={labels.payment.label}
					name={choiceFields.payment}
					variant="segments"
					options={payments.map((payment) => ({
						value: payment,
						label: options.paymentLabels[payment],
					}))}
					defaultValue={start.payment}
				/>
				<div className={css.size} data-payment="punch-card">
					<RadioGroup
						legend={labels.cardSize}
						name={choiceFields.punchCardSize}
						variant="chips"
						options={sizes(rates.punchCards)}
						defaultValue={String(start.punchCardSize)}
					/>
				</div>
				<div className={css.size} data-payment="personal-training">
					<RadioGroup
						legend={labels.packageSize}
						name={choiceFields.packageSize}
						variant="chips"
						options={sizes(rates.packages)}
						defaultValue={String(start.packageSize)}
					/>
				</div>
			</div>
			<Switch
				label={labels.nutrition.label}
				note={labels.nutrition.price}
				name={choiceFields.hasNutritionCoaching}
				isOnByDefault={start.hasNutritionCoaching}
			/>
			<RadioGroup
				legend={labels.timeline}
				name={choiceFields.timelineInMonths}
				variant="segments"
				options={rules.months.map((months) => ({
					value: monthsValue(months),
					label: `${months} months`,
				}))}
				defaultValue={monthsValue(start.timelineInMonths)}
			/>
		</div>
	);
}
