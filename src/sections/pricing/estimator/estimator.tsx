import type pricing from "content:pricing";
import { writeChoices } from "#lib/choices.ts";
import { type Estimate, estimate } from "#lib/estimate.ts";
import { formatMoney } from "#lib/money.ts";
import { Button } from "#ui/button.tsx";
import { CopyLink } from "#ui/copy-link.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { FrameDialog } from "../../frame-dialog.tsx";
import { EstimateResult } from "./estimate-result.tsx";
import { EstimatorForm } from "./estimator-form.tsx";
import { planParams, planSentence } from "./plan-words.ts";
import { useChoices } from "./use-choices.ts";
import { WeekChart } from "./week-chart.tsx";

const anchor = "pricing-estimator";

/**
 * The pricing estimator (EST-01 to EST-21): choices on one side, what they cost on the other, at once. The first
 * result is in the HTML. Nothing is sent until the visitor asks for the dialog that hands the plan to the provider.
 */
export function Estimator({
	estimator,
}: {
	estimator: (typeof pricing)["estimator"];
}) {
	const { words, rates, rules, planDialog } = estimator;
	const { form, choices, settled, read, chooseSessions } = useChoices(
		rules,
		`#${anchor}`,
	);
	const result = estimate(choices, rates);
	return (
		<Section id={anchor} className="estimator-section">
			<div className="wrap">
				<SectionHead id={anchor} title={words.title} lead={words.lead} />
				<p className="without-script">{words.withoutScript}</p>
				<form
					ref={form}
					className="estimator"
					autoComplete="off"
					onChange={read}
					onSubmit={(event) => event.preventDefault()}
				>
					<EstimatorForm
						estimator={estimator}
						sessions={choices.sessions}
						onStep={chooseSessions}
					/>
					<MiniResult result={result} />
					<EstimateResult
						estimator={estimator}
						choices={choices}
						result={result}
					>
						<Button variant="outline" opens={planDialog.dialogId}>
							{words.result.send}
						</Button>
						<CopyLink
							key={writeChoices(choices)}
							label={words.result.copy}
							copied={words.result.copied}
							byHand={words.result.copyByHand}
							address={() =>
								`${location.origin}${location.pathname}?${writeChoices(choices)}#${anchor}`
							}
						/>
					</EstimateResult>
					<WeekChart estimator={estimator} result={result} />
				</form>
				<p role="status" className="spoken">
					{settled && spokenResult(estimate(settled, rates))}
				</p>
			</div>
			<FrameDialog
				dialog={{
					...planDialog,
					description: `${words.result.sendNote} ${planSentence(choices, result, estimator)}`,
				}}
				space="600"
				choices={planParams(choices, result, estimator)}
			/>
		</Section>
	);
}

/** The answer in sight while the form is filled in on a narrow screen; the result itself says the same. */
function MiniResult({ result }: { result: Estimate }) {
	return (
		<p className="mini-result on-dark" aria-hidden="true">
			<span>
				<b>{formatMoney(result.weekly)}</b> per week
			</span>
			<span className="mini-plan">
				Best fit: <strong>{result.recommended.name}</strong>
			</span>
		</p>
	);
}

function spokenResult({ weekly, recommended }: Estimate): string {
	return `${formatMoney(weekly)} per week. Best fit: ${recommended.name}.`;
}
