import type training from "content:personal-training";
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
				<ol className="steps split-body">
					{journey.steps.map(({ title, text }) => (
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
