import { UserRound } from "lucide-react";
import { Button } from "#ui/button/button.tsx";
import { Tally } from "#ui/form/tally.tsx";
import { PriceCard } from "#ui/price-card/price-card.tsx";

/** A plan as its card shows it (ENT-11). */
export type PlanContent = {
	/** The anchor of the card. */
	id: string;
	name: string;
	description: string;
	/** Printed: "$79" */
	price: string;
	period: "week" | "session";
	quota: string;
	/** For the price board of narrow screens. */
	shortQuota: string;
	features: readonly string[];
	highlighted: boolean;
	/** On the button, which opens the dialog of this id. */
	cta: string;
	dialogId: string;
	/** Plates on the bar: the weight of the offer. */
	plates: number;
	/** Strokes of the tally: sessions a week; none for personal training. */
	tally?: number;
};

type Props = {
	plan: PlanContent;
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
