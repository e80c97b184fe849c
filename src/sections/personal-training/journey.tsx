import type training from "content:personal-training";
import { Points } from "#ui/points.tsx";
import { Section } from "#ui/section.tsx";

type Props = { journey: (typeof training)["journey"] };

/** From the first talk to the running plan (PT-03). */
export function Journey({ journey }: Props) {
	return (
		<Section id="journey" className="journey">
			<div className="wrap split">
				<div className="split-picture">
					<h2 id="journey-title">{journey.title}</h2>
					<p className="muted">{journey.text}</p>
				</div>
				<Points points={journey.steps} look="steps" className="split-body" />
			</div>
		</Section>
	);
}
