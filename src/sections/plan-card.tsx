import { UserRound } from "lucide-react";
import type { plans } from "#model/views/plans.ts";
import { Button } from "#ui/button/button.tsx";
import { TallyMarks } from "#ui/form/tally-marks.tsx";
import { PriceCard } from "#ui/price-card/price-card.tsx";

type Props = {
	plan: ReturnType<typeof plans>[number];
	badge?: string;
};

export function PlanCard({ plan, badge }: Props) {
	const { highlighted } = plan;
	return (
		<PriceCard
			id={plan.id}
			nameId={`${plan.id}-name`}
			name={plan.name}
			description={plan.description}
			plates={plan.plates}
			isHighlighted={highlighted}
			badge={badge}
			price={
				<>
					<b>{plan.price}</b> <span>per {plan.period}</span>
				</>
			}
			quota={
				<>
					{plan.tally ? (
						<TallyMarks count={plan.tally} />
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
