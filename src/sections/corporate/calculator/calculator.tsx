import type corporate from "content:corporate";
import { teamQuote } from "#lib/team-quote.ts";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { Switch } from "#ui/switch.tsx";
import { FrameDialog } from "../../frame-dialog.tsx";
import { QuoteResult } from "./quote-result.tsx";
import { teamParams, teamSentence } from "./team-words.ts";
import { teamFields, useTeam, withSnacks } from "./use-team.ts";

/** A session is for more than one; the content says how many at most. */
const fewestPeople = 2;

/**
 * What a session costs for this team: choices on one side, price, deposit and balance on the other (CORP-06 to CORP-09).
 * The first result is in the HTML; the choices go along with the request for a quote.
 */
export function Calculator({
	calculator,
}: {
	calculator: (typeof corporate)["calculator"];
}) {
	const { words, rates, start, mostPeople, lengths, dialog } = calculator;
	const { form, team, settled, read, choosePeople } = useTeam(start);
	const quote = teamQuote(team, rates);
	const sentence = teamSentence(team, quote, words);
	return (
		<>
			<Section id="calculator">
				<div className="wrap">
					<SectionHead id="calculator" title={words.title} lead={words.lead} />
					<p className="without-script">{words.withoutScript}</p>
					<form
						ref={form}
						className="estimator team-calculator"
						autoComplete="off"
						onChange={read}
						onSubmit={(event) => event.preventDefault()}
					>
						<div className="estimator-form">
							<Stepper
								label={words.people}
								hint={words.peopleHint}
								name={teamFields.people}
								min={fewestPeople}
								max={mostPeople}
								unit="people"
								start={start.people}
								value={team.people}
								fewerLabel="One person fewer"
								moreLabel="One person more"
								onStep={choosePeople}
							/>
							<RadioGroup
								legend={words.length}
								name={teamFields.minutes}
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
								name={teamFields.snacks}
								value={withSnacks}
								startsOn={start.hasSnacks}
							/>
						</div>
						<QuoteResult calculator={calculator} team={team} quote={quote} />
					</form>
					<p role="status" className="spoken">
						{settled && teamSentence(settled, teamQuote(settled, rates), words)}
					</p>
				</div>
			</Section>
			<FrameDialog
				dialog={{
					...dialog,
					description: `${dialog.description} ${words.result.sent} ${sentence}`,
				}}
				space="600"
				choices={teamParams(team, quote)}
			/>
		</>
	);
}
