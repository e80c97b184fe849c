import type pricing from "content:pricing";
import { UserRound } from "lucide-react";
import { Button } from "#ui/button/button.tsx";
import { Tally } from "#ui/form/tally.tsx";
import { Plan } from "#ui/plan/plan.tsx";

type Props = {
	plan: (typeof pricing)["plans"]["list"][number];
	/** The badge of a highlighted plan. */
	popular?: string;
};

/** A membership, or personal training, with the dialog that begins it. */
export function PlanCard({ plan, popular }: Props) {
	const { highlighted } = plan;
	return (
		<Plan
			id={plan.id}
			nameId={`${plan.id}-name`}
			name={plan.name}
			description={plan.description}
			plates={plan.plates}
			isHighlighted={highlighted}
			mark={popular}
			price={
				<>
					<b>{plan.price}</b> <span>per {plan.period}</span>
				</>
			}
			quota={
				<>
					{plan.tally ? (
						<Tally count={plan.tally} />
					) : (
						<UserRound className="icon" />
					)}
					{plan.quota}
				</>
			}
			features={plan.features}
			action={
				<Button
					variant={highlighted ? "default" : "outline"}
					size={highlighted ? "lg" : "default"}
					opens={plan.dialogId}
				>
					{plan.cta}
				</Button>
			}
		/>
	);
}
