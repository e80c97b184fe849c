import type pricing from "content:pricing";
import { ArrowRight } from "lucide-react";
import { Accordion } from "#ui/accordion.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";

/** Questions and answers, and where to ask another one. */
export function Questions({
	questions,
}: {
	questions: (typeof pricing)["questions"];
}) {
	return (
		<Section id="questions">
			<div className="wrap split questions">
				<h2 id="questions-title" className="split-picture">
					{questions.title}
				</h2>
				<div className="split-body">
					<Accordion name="questions" items={questions.list} startsOpen />
				</div>
				<div className="questions-contact">
					<p className="muted">{questions.lead}</p>
					<Link href="/contact" className="text-link">
						{questions.contact}
						<ArrowRight className="icon" />
					</Link>
				</div>
			</div>
		</Section>
	);
}
