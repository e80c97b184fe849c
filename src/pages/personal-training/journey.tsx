import type training from "content:personal-training";
import layout from "#ui/layout/layout.module.css";
import { Section } from "#ui/section/section.tsx";
import { Points } from "#ui/text/points.tsx";
import css from "./journey.module.css";

type Props = { journey: (typeof training)["journey"] };

/** From the first talk to the running plan (PT-03). */
export function Journey({ journey }: Props) {
	return (
		<Section id="journey">
			<div className={`${layout.wrap} ${layout.split} ${css.journey}`}>
				<div className={layout.splitPicture}>
					<h2 id="journey-title">{journey.title}</h2>
					<p className="muted">{journey.text}</p>
				</div>
				<Points
					points={journey.steps}
					look="steps"
					className={layout.splitBody}
				/>
			</div>
		</Section>
	);
}
