import type nutritionCoaching from "content:nutrition-coaching";
import { Check } from "lucide-react";
import { Points } from "#ui/points.tsx";
import { Section } from "#ui/section.tsx";
import { ActionButton } from "../action-button.tsx";

type Props = Pick<typeof nutritionCoaching, "approach" | "plan">;

/** How the coaching goes, and beside it what it costs and includes. */
export function ApproachAndPlan({ approach, plan }: Props) {
	return (
		<Section id="approach">
			<div className="wrap split" data-picture="end">
				<div className="split-body">
					<h2 id="approach-title">{approach.title}</h2>
					<Points points={approach.points} />
				</div>
				<article
					className="plan plan-alone split-picture on-dark"
					aria-labelledby="plan-name"
					data-highlighted=""
				>
					<hr className="bar" data-plates="3" data-hot="" />
					<h3 id="plan-name">{plan.title}</h3>
					<p className="plan-for">{plan.text}</p>
					<p className="plan-price">
						<b>{plan.price}</b> <span>{plan.period}</span>
					</p>
					<ul className="checks">
						{plan.included.map((thing) => (
							<li key={thing}>
								<Check className="icon" />
								{thing}
							</li>
						))}
					</ul>
					<ActionButton action={plan.action} />
				</article>
			</div>
		</Section>
	);
}
