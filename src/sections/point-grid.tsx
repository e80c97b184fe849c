import { TitledSection } from "#ui/section/titled-section.tsx";
import type { Point } from "#ui/text/point-list.tsx";
import css from "./point-grid.module.css";

type Props = {
	id: string;
	title: string;
	lead?: string | undefined;
	points: readonly Point[];
};

export function PointGrid({ id, title, lead, points }: Props) {
	return (
		<TitledSection id={id} title={title} lead={lead} tone="muted">
			<ul className={css.pointGrid}>
				{points.map((point) => (
					<li key={point.title}>
						<h3>{point.title}</h3>
						<p>{point.text}</p>
					</li>
				))}
			</ul>
		</TitledSection>
	);
}
