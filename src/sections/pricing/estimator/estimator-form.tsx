import type pricing from "content:pricing";
import { choiceFields, monthsValue, switchedOn } from "#lib/choices.ts";
import { fewestSessions, mostSessions, payments } from "#lib/estimate.ts";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { Switch } from "#ui/switch.tsx";

type Props = {
	estimator: (typeof pricing)["estimator"];
	sessions: number;
	onStep: (sessions: number) => void;
};

/** The inputs of EST-01. Which size is asked for follows from the payment in the styles, so it needs no script. */
export function EstimatorForm({ estimator, sessions, onStep }: Props) {
	const { words, options, rules } = estimator;
	const { start } = rules;
	const sizes = (list: typeof options.cards) =>
		list.map(({ sessions: size, price }) => ({
			value: String(size),
			label: String(size),
			note: `${price} each`,
		}));
	return (
		<div className="estimator-form">
			<RadioGroup
				legend={words.goal}
				name={choiceFields.goal}
				look="chips"
				options={options.goals.map(({ id, label }) => ({ value: id, label }))}
				start={start.goal}
			/>
			<Stepper
				label={words.sessions}
				hint={words.sessionsHint}
				name={choiceFields.sessions}
				min={fewestSessions}
				max={mostSessions}
				start={start.sessions}
				value={sessions}
				fewerLabel="One session fewer"
				moreLabel="One session more"
				onStep={onStep}
			/>
			<div>
				<RadioGroup
					legend={words.payment.label}
					name={choiceFields.payment}
					look="segments"
					options={payments.map((payment) => ({
						value: payment,
						label: options.paymentLabels[payment],
					}))}
					start={start.payment}
				/>
				<div className="estimator-size" data-payment="punch-card">
					<RadioGroup
						legend={words.cardSize}
						name={choiceFields.cardSize}
						look="chips"
						options={sizes(options.cards)}
						start={String(start.cardSize)}
					/>
				</div>
				<div className="estimator-size" data-payment="personal-training">
					<RadioGroup
						legend={words.packageSize}
						name={choiceFields.packageSize}
						look="chips"
						options={sizes(options.packages)}
						start={String(start.packageSize)}
					/>
				</div>
			</div>
			<Switch
				label={words.nutrition.label}
				note={words.nutrition.price}
				name={choiceFields.hasNutrition}
				value={switchedOn}
				startsOn={start.hasNutrition}
			/>
			<RadioGroup
				legend={words.timeline}
				name={choiceFields.months}
				look="segments"
				options={rules.months.map((months) => ({
					value: monthsValue(months),
					label: `${months} months`,
				}))}
				start={monthsValue(start.months)}
			/>
		</div>
	);
}
