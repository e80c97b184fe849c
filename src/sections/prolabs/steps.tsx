import type prolabs from "content:prolabs";
import { Section } from "#ui/section.tsx";

/** From the first visit to the first booking (PROLAB-08). */
export function Steps({ steps }: { steps: (typeof prolabs)["steps"] }) {
	return (
		<Section id="steps" className="rental-steps">
			<div className="wrap split" data-picture="narrow-start">
				<h2 id="steps-title" className="split-picture">
					{steps.title}
				</h2>
				<ol className="split-body steps">
					{steps.list.map(({ title, text }) => (
						<li key={title}>
							<h3>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ol>
			</div>
		</Section>
	);
}
