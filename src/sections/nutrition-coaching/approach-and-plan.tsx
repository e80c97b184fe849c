import type nutritionCoaching from "content:nutrition-coaching";
import { Plan } from "#ui/plan.tsx";
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
				<Plan
					nameId="plan-name"
					name={plan.title}
					description={plan.text}
					plates={3}
					isHighlighted
					price={
						<>
							<b>{plan.price}</b> <span>{plan.period}</span>
						</>
					}
					features={plan.included}
					action={<ActionButton action={plan.action} />}
					className="plan-alone split-picture"
				/>
			</div>
		</Section>
	);
}
