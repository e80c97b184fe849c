import type pricing from "content:pricing";
import { UserRound } from "lucide-react";
import { Button } from "#ui/button/button.tsx";
import { Tally } from "#ui/form/tally.tsx";
import { PriceCard } from "#ui/price-card/price-card.tsx";

type Props = {
	plan: (typeof pricing)["plans"]["list"][number];
	/** The badge of a highlighted plan. */
	popular?: string;
};

/** A membership, or personal training, with the dialog that begins it. */
export function PlanCard({ plan, popular }: Props) {
	const { highlighted } = plan;
	return (
		<PriceCard
			id={plan.id}
			nameId={`${plan.id}-name`}
			name={plan.name}
			audience={plan.description}
			weightPlates={plan.plates}
			isHighlighted={highlighted}
			badge={popular}
			price={
				<>
					<b>{plan.price}</b> <span>per {plan.period}</span>
				</>
			}
			allowance={
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
