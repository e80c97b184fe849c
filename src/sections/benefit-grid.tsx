import { TitledSection } from "#ui/section/titled-section.tsx";
import { FeatureList, type Point } from "#ui/text/feature-list.tsx";

type Props = {
	id: string;
	benefits: {
		title: string;
		lead?: string | undefined;
		points: readonly Point[];
	};
};

/** Reasons in columns, each below a horizontal line (ENT-09). */
export function BenefitGrid({ id, benefits }: Props) {
	return (
		<TitledSection
			id={id}
			title={benefits.title}
			lead={benefits.lead}
			tone="muted"
		>
			<FeatureList points={benefits.points} variant="benefitGrid" />
		</TitledSection>
	);
}
