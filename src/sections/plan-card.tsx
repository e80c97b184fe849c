import { UserRound } from "lucide-react";
import { Button } from "#ui/button/button.tsx";
import { Tally } from "#ui/form/tally.tsx";
import { PriceCard } from "#ui/price-card/price-card.tsx";

/** A membership or personal training, as its card shows it (ENT-11). */
type PlanView = {
	id: string;
	name: string;
	description: string;
	price: string;
	period: "week" | "session";
	quota: string;
	/** Shown on narrow screens in the price list of the pricing page's header. */
	shortQuota: string;
	features: readonly string[];
	highlighted: boolean;
	cta: string;
	dialogId: string;
	plates: number;
	/** The number of tally strokes, one per session a week. Undefined for personal training. */
	tally?: number;
};

type Props = {
	plan: PlanView;
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
