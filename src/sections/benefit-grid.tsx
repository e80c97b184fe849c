import { TitledSection } from "#ui/section/titled-section.tsx";
import type { Point } from "#ui/text/feature-list.tsx";
import css from "./benefit-grid.module.css";

type Props = {
	id: string;
	benefits: {
		title: string;
		lead?: string | undefined;
		points: readonly Point[];
	};
};

export function BenefitGrid({ id, benefits }: Props) {
	return (
		<TitledSection
			id={id}
			title={benefits.title}
			lead={benefits.lead}
			tone="muted"
		>
			<ul className={css.benefitGrid}>
				{benefits.points.map(({ title, text }) => (
					<li key={title}>
						<h3>{title}</h3>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</TitledSection>
	);
}
