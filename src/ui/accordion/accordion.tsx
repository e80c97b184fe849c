import { Plus } from "lucide-react";
import css from "./accordion.module.css";

export type Question = { question: string; answer: string };

type Props = {
	/** Shared by the items of one accordion and by no other on the page. */
	name: string;
	items: readonly Question[];
	/** The first answer shows from the start. */
	startsOpen?: boolean;
};

/** Questions and answers, one open at a time, collapsible (DLG-16): native <details>, it needs no script. */
export function Accordion({ name, items, startsOpen = false }: Props) {
	return (
		<div className={css.accordion}>
			{items.map(({ question, answer }, position) => (
				<details key={question} name={name} open={startsOpen && position === 0}>
					<summary>
						{question}
						<Plus className="icon" />
					</summary>
					<div>
						<p>{answer}</p>
					</div>
				</details>
			))}
		</div>
	);
}
