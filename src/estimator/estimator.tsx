import { FrameDialog } from "#booking/frame-dialog.tsx";
import { formatMoney } from "#lib/money.ts";
import { Button } from "#ui/button/button.tsx";
import { CopyLink } from "#ui/button/copy-link.tsx";
import calculator from "#ui/form/calculator.module.css";
import { useFormChoices } from "#ui/form/form-choices.ts";
import visibility from "#ui/layout/visibility.module.css";
import { fieldValues, readChoices, withChoices } from "./choices.ts";
import { type Choices, type Estimate, estimate } from "./estimate.ts";
import { EstimateResult } from "./estimate-result.tsx";
import css from "./estimator.module.css";
import type { EstimatorContent } from "./estimator-content.ts";
import { EstimatorForm } from "./estimator-form.tsx";
import {
	announcedResult,
	planParams,
	planSentence,
	recommendedFor,
	recommendedPrice,
} from "./plan-texts.ts";
import { WeekChart } from "./week-chart.tsx";

export const estimatorId = "pricing-estimator";

/** The pricing estimator (EST-01 to EST-21). Sends no data until the provider's dialog opens. */
export function Estimator({ content }: { content: EstimatorContent }) {
	const { labels, rates, rules, planDialog } = content;
	const { form, choices, announced, handleChange } = useFormChoices(
		rules.start,
		{ read: (params) => readChoices(params, rules, rates), write: fieldValues },
		(chosen) => {
			const query = withChoices(location.search, chosen);
			history.replaceState(history.state, "", `?${query}#${estimatorId}`);
		},
	);
	const plan = withChoices("", choices);
	const result = estimate(choices, rates);
	return (
		<>
			<p
				className={`${calculator.withoutScript} ${visibility.noJsOnly} ${visibility.screenOnly}`}
			>
				{labels.withoutScript}
			</p>
			<form
				ref={form}
				className={`${calculator.calculator} ${css.estimator}`}
				autoComplete="off"
				onChange={handleChange}
				onSubmit={(event) => event.preventDefault()}
			>
				<EstimatorForm content={content} sessions={choices.sessionsPerWeek} />
				<MiniResult choices={choices} result={result} labels={labels.result} />
				<EstimateResult content={content} choices={choices} result={result}>
					<Button variant="outline" opens={planDialog.dialogId}>
						{labels.result.send}
					</Button>
					<CopyLink
						key={plan}
						label={labels.result.copy}
						copied={labels.result.copied}
						byHand={labels.result.copyByHand}
						href={`?${plan}#${estimatorId}`}
					/>
				</EstimateResult>
				<WeekChart
					result={result}
					labels={labels.week}
					options={content.options}
				/>
			</form>
			<p role="status" className="visually-hidden">
				{announced &&
					announcedResult(announced, estimate(announced, rates), labels.result)}
			</p>
			<FrameDialog
				dialog={{
					...planDialog,
					description: `${labels.result.sendNote} ${planSentence(choices, result, content)}`,
				}}
				choices={planParams(choices, result, content)}
			/>
		</>
	);
}

/**
 * The short result on narrow screens. It shows each price with its plan, because the recommended
 * plan may cost less than the chosen one (C-07).
 */
function MiniResult({
	choices,
	result,
	labels,
}: {
	choices: Choices;
	result: Estimate;
	labels: EstimatorContent["labels"]["result"];
}) {
	return (
		<p
			className={`${css.miniResult} ${visibility.screenOnly} on-dark`}
			aria-hidden="true"
		>
			<span>
				<span className={css.miniLabel}>{labels.yourPlan}</span>{" "}
				<b>{formatMoney(result.weekly)}</b> per week
			</span>
			<span className={css.miniPlan}>
				<span>{recommendedFor(choices, labels)}</span>{" "}
				<strong>{result.recommended.name}</strong>,{" "}
				<span>{recommendedPrice(result)}</span>
			</span>
		</p>
	);
}
