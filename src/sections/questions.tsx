import { Accordion, type Question } from "#ui/accordion/accordion.tsx";
import split from "#ui/layout/split.module.css";
import { Link } from "#ui/link/link.tsx";
import { SplitSection } from "#ui/section/split-section.tsx";

type Props = {
	/** Needed only for a second list of questions on a page. */
	id?: string;
	questions: {
		title: string;
		list: readonly Question[];
		lead?: string;
		contact?: string;
	};
};

export function Questions({ id = "questions", questions }: Props) {
	const { title, list, lead, contact } = questions;
	return (
		<SplitSection id={id} asideWidth="narrow" hasAsideFooter>
			<h2 id={`${id}-title`} className={split.aside}>
				{title}
			</h2>
			<div className={split.main}>
				<Accordion name={id} items={list} isFirstOpen />
			</div>
			{contact && (
				<div className={split.aside}>
					<p className="muted">{lead}</p>
					<Link href="/contact" hasArrow className="text-link">
						{contact}
					</Link>
				</div>
			)}
		</SplitSection>
	);
}
