import type about from "content:about";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";

type Props = { philosophy: (typeof about)["philosophy"] };

/** How the coaches work: four ruled blocks (ENT-13). */
export function Philosophy({ philosophy }: Props) {
	return (
		<Section id="philosophy">
			<div className="wrap">
				<SectionHead
					id="philosophy"
					title={philosophy.title}
					lead={philosophy.lead}
				/>
				<ul className="principles">
					{philosophy.principles.map(({ title, summary, description }) => (
						<li key={title}>
							<h3>{title}</h3>
							<p className="principle-summary">{summary}</p>
							<p>{description}</p>
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}
