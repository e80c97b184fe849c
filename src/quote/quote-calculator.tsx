import { FrameDialog } from "#booking/frame-dialog.tsx";
import calculatorCss from "#ui/form/calculator.module.css";
import { useFormChoices } from "#ui/form/form-choices.ts";
import { RadioGroup } from "#ui/form/radio-group.tsx";
import { Stepper } from "#ui/form/stepper.tsx";
import { Switch } from "#ui/form/switch.tsx";
import visibility from "#ui/layout/visibility.module.css";
import css from "./quote-calculator.module.css";
import type { QuoteContent } from "./quote-content.ts";
import { QuoteResult } from "./quote-result.tsx";
import { readTeam, teamValues } from "./team-fields.ts";
import { teamQuote } from "./team-quote.ts";
import { teamParams, teamSentence } from "./team-texts.ts";

const minPeople = 2;

export function QuoteCalculator({ content }: { content: QuoteContent }) {
	const { labels, rates, start, maxPeople, lengthsInMinutes, dialog } = content;
	const {
		form,
		choices: team,
		announced,
		handleChange,
	} = useFormChoices(start, {
		read: (params) => readTeam(params, start),
		write: teamValues,
	});
	const quote = teamQuote(team, rates);
	const sentence = teamSentence(team, quote, labels);
	return (
		<>
			<p
				className={`${calculatorCss.withoutScript} ${visibility.noJsOnly} ${visibility.screenOnly}`}
			>
				{labels.withoutScript}
			</p>
			<form
				ref={form}
				className={calculatorCss.calculator}
				autoComplete="off"
				onChange={handleChange}
				onSubmit={(event) => event.preventDefault()}
			>
				<div className={`${calculatorCss.form} ${css.choices}`}>
					<Stepper
						label={labels.people}
						hint={labels.peopleHint}
						name="people"
						min={minPeople}
						max={maxPeople}
						unit="people"
						value={team.people}
						fewerLabel="One person fewer"
						moreLabel="One person more"
					/>
					<RadioGroup
						legend={labels.length}
						name="minutes"
						variant="segments"
						options={lengthsInMinutes.map((minutes) => ({
							value: String(minutes),
							label: `${minutes} min`,
						}))}
						defaultValue={String(start.minutes)}
					/>
					<Switch
						label={labels.snacks.label}
						note={labels.snacks.note}
						name="snacks"
						isOnByDefault={start.hasSnacks}
					/>
				</div>
				<QuoteResult content={content} team={team} quote={quote} />
			</form>
			<p role="status" className="visually-hidden">
				{announced &&
					teamSentence(announced, teamQuote(announced, rates), labels)}
			</p>
			<FrameDialog
				dialog={{
					...dialog,
					description: `${dialog.description} ${labels.result.sent} ${sentence}`,
				}}
				choices={teamParams(team, quote)}
			/>
		</>
	);
}
