import { Plus } from "lucide-react";

type Props = {
	/** Shared by the items of one accordion and by no other on the page. */
	name: string;
	items: readonly { question: string; answer: string }[];
};

/** Questions and answers, one open at a time, collapsible (DLG-16): native <details>, it needs no script. */
export function Accordion({ name, items }: Props) {
	return (
		<div className="accordion">
			{items.map(({ question, answer }) => (
				<details key={question} name={name}>
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
