import { FrameDialog } from "#booking/frame-dialog.tsx";
import calculatorCss from "#ui/form/calculator.module.css";
import { useFormChoices } from "#ui/form/form-choices.ts";
import { RadioGroup } from "#ui/form/radio-group.tsx";
import { Stepper } from "#ui/form/stepper.tsx";
import { Switch } from "#ui/form/switch.tsx";
import only from "#ui/layout/only.module.css";
import css from "./quote-calculator.module.css";
import type { QuoteContent } from "./quote-content.ts";
import { QuoteResult } from "./quote-result.tsx";
import { readTeam, teamValues } from "./team-fields.ts";
import { teamQuote } from "./team-quote.ts";
import { teamParams, teamSentence } from "./team-words.ts";

/** A session is for more than one; the content says how many at most. */
const fewestPeople = 2;

/**
 * What a session costs for this team: choices on one side, price, deposit and balance on the other (CORP-06 to CORP-09).
 * The first result is in the HTML; the choices go along with the request for a quote.
 */
export function QuoteCalculator({ content }: { content: QuoteContent }) {
	const { words, rates, start, mostPeople, lengths, dialog } = content;
	const {
		form,
		choices: team,
		settled,
		onChange,
	} = useFormChoices(start, {
		read: (params) => readTeam(params, start),
		write: teamValues,
	});
	const quote = teamQuote(team, rates);
	const sentence = teamSentence(team, quote, words);
	return (
		<>
			<p
				className={`${calculatorCss.withoutScript} ${only.withoutScript} ${only.onScreen}`}
			>
				{words.withoutScript}
			</p>
			<form
				ref={form}
				className={calculatorCss.calculator}
				autoComplete="off"
				onChange={onChange}
				onSubmit={(event) => event.preventDefault()}
			>
				<div className={`${calculatorCss.form} ${css.choices}`}>
					<Stepper
						label={words.people}
						hint={words.peopleHint}
						name="people"
						min={fewestPeople}
						max={mostPeople}
						unit="people"
						value={team.people}
						fewerLabel="One person fewer"
						moreLabel="One person more"
					/>
					<RadioGroup
						legend={words.length}
						name="minutes"
						look="segments"
						options={lengths.map((minutes) => ({
							value: String(minutes),
							label: `${minutes} min`,
						}))}
						start={String(start.minutes)}
					/>
					<Switch
						label={words.snacks.label}
						note={words.snacks.note}
						name="snacks"
						startsOn={start.hasSnacks}
					/>
				</div>
				<QuoteResult content={content} team={team} quote={quote} />
			</form>
			<p role="status" className="visually-hidden">
				{settled && teamSentence(settled, teamQuote(settled, rates), words)}
			</p>
			<FrameDialog
				dialog={{
					...dialog,
					description: `${dialog.description} ${words.result.sent} ${sentence}`,
				}}
				choices={teamParams(team, quote)}
			/>
		</>
	);
}
