import { Plus } from "lucide-react";
import { UnbrokenCompounds } from "../text/unbroken-compounds.tsx";
import css from "./accordion.module.css";

export type Question = { question: string; answer: string };

type Props = {
	name: string;
	items: readonly Question[];
	isFirstOpen?: boolean;
};

/** Native <details> elements, which work without script. Only one is open at a time (DLG-16). */
export function Accordion({ name, items, isFirstOpen = false }: Props) {
	return (
		<div className={css.accordion}>
			{items.map(({ question, answer }, position) => (
				<details
					key={question}
					name={name}
					open={isFirstOpen && position === 0}
				>
					<summary>
						{question}
						<Plus className="icon" />
					</summary>
					<div>
						<p>
							<UnbrokenCompounds text={answer} />
						</p>
					</div>
				</details>
			))}
		</div>
	);
}
