import type prolabs from "content:prolabs";
import { Accordion } from "#ui/accordion/accordion.tsx";
import layout from "#ui/layout/layout.module.css";
import { Section } from "#ui/section/section.tsx";
import css from "./rules-and-questions.module.css";

/** House rules and questions side by side, one open at a time in each (PROLAB-09). */
export function RulesAndQuestions({
	rules,
	questions,
}: Pick<typeof prolabs, "rules" | "questions">) {
	return (
		<Section id="rules" className={css.rules}>
			<div className={`${layout.wrap} ${layout.columns} ${css.columns}`}>
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
