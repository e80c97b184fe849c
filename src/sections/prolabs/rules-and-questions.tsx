import type prolabs from "content:prolabs";
import { Accordion } from "#ui/accordion.tsx";
import { Section } from "#ui/section.tsx";

/** House rules and questions side by side, one open at a time in each (PROLAB-09). */
export function RulesAndQuestions({
	rules,
	questions,
}: Pick<typeof prolabs, "rules" | "questions">) {
	return (
		<Section id="rules" className="rules">
			<div className="wrap columns">
				<div>
					<h2 id="rules-title">{rules.title}</h2>
					<Accordion name="rules" items={rules.list} />
				</div>
				<section aria-labelledby="questions-title">
					<h2 id="questions-title">{questions.title}</h2>
					<Accordion name="questions" items={questions.list} />
				</section>
			</div>
		</Section>
	);
}
