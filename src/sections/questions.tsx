import { ArrowRight } from "lucide-react";
import { Accordion } from "#ui/accordion.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";

type Props = {
	questions: {
		title: string;
		list: readonly { question: string; answer: string }[];
		/** Where to ask another one: a line before the link, and the link. */
		lead?: string;
		contact?: string;
	};
};

/** Questions and answers, one open at a time. */
export function Questions({ questions }: Props) {
	const { title, list, lead, contact } = questions;
	return (
		<Section id="questions">
			<div className="wrap split questions">
				<h2 id="questions-title" className="split-picture">
					{title}
				</h2>
				<div className="split-body">
					<Accordion name="questions" items={list} startsOpen />
				</div>
				{contact && (
					<div className="questions-contact">
						<p className="muted">{lead}</p>
						<Link href="/contact" className="text-link">
							{contact}
							<ArrowRight className="icon" />
						</Link>
					</div>
				)}
			</div>
		</Section>
	);
}
