import type prolabs from "content:prolabs";
import layout from "#ui/layout/layout.module.css";
import { Section } from "#ui/section/section.tsx";
import { Points } from "#ui/text/points.tsx";

/** From the first visit to the first booking (PROLAB-08). */
export function Steps({ steps }: { steps: (typeof prolabs)["steps"] }) {
	return (
		<Section id="steps">
			<div
				className={`${layout.wrap} ${layout.split}`}
				data-picture="narrow-start"
			>
				<h2 id="steps-title" className={layout.splitPicture}>
					{steps.title}
				</h2>
				<Points points={steps.list} look="steps" className={layout.splitBody} />
			</div>
		</Section>
	);
}
