import type prolabs from "content:prolabs";
import { Points } from "#ui/points.tsx";
import { Section } from "#ui/section.tsx";

/** From the first visit to the first booking (PROLAB-08). */
export function Steps({ steps }: { steps: (typeof prolabs)["steps"] }) {
	return (
		<Section id="steps" className="rental-steps">
			<div className="wrap split" data-picture="narrow-start">
				<h2 id="steps-title" className="split-picture">
					{steps.title}
				</h2>
				<Points points={steps.list} look="steps" className="split-body" />
			</div>
		</Section>
	);
}
