import { Section } from "#ui/section.tsx";
import { Words } from "#ui/words.tsx";

type Props = {
	id: string;
	benefits: {
		title: string;
		/** Beside the title. */
		lead?: string | undefined;
		points: readonly { title: string; text: string }[];
	};
};

/** Reasons side by side under a heading, each under its own rule (ENT-09). */
export function BenefitGrid({ id, benefits }: Props) {
	return (
		<Section id={id} band="concrete">
			<div className="wrap">
				<div className="section-head">
					<h2 id={`${id}-title`}>{benefits.title}</h2>
					{benefits.lead && (
						<p>
							<Words>{benefits.lead}</Words>
						</p>
					)}
				</div>
				<ul className="benefit-grid">
					{benefits.points.map(({ title, text }) => (
						<li key={title}>
							<h3>{title}</h3>
							<p>
								<Words>{text}</Words>
							</p>
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}
