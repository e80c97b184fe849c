import type about from "content:about";
import layout from "#ui/layout/layout.module.css";
import { Section } from "#ui/section/section.tsx";
import { SectionHead } from "#ui/section/section-head.tsx";
import grid from "#ui/text/benefit-grid.module.css";
import css from "./philosophy.module.css";

type Props = { philosophy: (typeof about)["philosophy"] };

/** How the coaches work: four ruled blocks (ENT-13). */
export function Philosophy({ philosophy }: Props) {
	return (
		<Section id="philosophy">
			<div className={layout.wrap}>
				<SectionHead
					id="philosophy"
					title={philosophy.title}
					lead={philosophy.lead}
				/>
				<ul className={`${grid.benefitGrid} ${css.principles}`}>
					{philosophy.principles.map(({ title, summary, description }) => (
						<li key={title}>
							<h3>{title}</h3>
							<p className={css.summary}>{summary}</p>
							<p>{description}</p>
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}
