import type nutritionCoaching from "content:nutrition-coaching";
import { ActionButton } from "#sections/action-button.tsx";
import layout from "#ui/layout/layout.module.css";
import { Plan } from "#ui/plan/plan.tsx";
import { Section } from "#ui/section/section.tsx";
import { Points } from "#ui/text/points.tsx";
import css from "./approach-and-plan.module.css";

type Props = Pick<typeof nutritionCoaching, "approach" | "plan">;

/** How the coaching goes, and beside it what it costs and includes. */
export function ApproachAndPlan({ approach, plan }: Props) {
	return (
		<Section id="approach">
			<div className={`${layout.wrap} ${layout.split}`} data-picture="end">
				<div className={layout.splitBody}>
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
					className={`${css.planAlone} ${layout.splitPicture}`}
				/>
			</div>
		</Section>
	);
}
