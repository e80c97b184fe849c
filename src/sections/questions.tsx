import { Accordion, type Question } from "#ui/accordion/accordion.tsx";
import layout from "#ui/layout/layout.module.css";
import split from "#ui/layout/split.module.css";
import { Link } from "#ui/link/link.tsx";
import { Section } from "#ui/section/section.tsx";

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
		<Section id={id}>
			<div
				className={`${layout.wrap} ${split.split}`}
				data-aside-width="narrow"
				data-aside-footer=""
			>
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
			</div>
		</Section>
	);
}
