import type pricing from "content:pricing";
import { Check, UserRound } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Tally } from "#ui/tally.tsx";

type Props = {
	plan: (typeof pricing)["plans"]["list"][number];
	/** The badge of a highlighted plan. */
	popular?: string;
};

/** A plan with its price, what it holds and the button that begins it (ENT-11). */
export function PlanCard({ plan, popular }: Props) {
	const { highlighted } = plan;
	return (
		<article
			id={plan.id}
			className={highlighted ? "plan on-dark" : "plan"}
			data-highlighted={highlighted ? "" : undefined}
			aria-labelledby={`${plan.id}-name`}
		>
			<hr
				className="bar"
				data-plates={plan.plates}
				data-hot={highlighted ? "" : undefined}
			/>
			{highlighted && popular && <p className="plan-mark">{popular}</p>}
			<h3 id={`${plan.id}-name`}>{plan.name}</h3>
			<p className="plan-for">{plan.description}</p>
			<p className="plan-price">
				<b>{plan.price}</b> <span>per {plan.period}</span>
			</p>
			<p className="plan-quota">
				{plan.tally ? (
					<Tally count={plan.tally} />
				) : (
					<UserRound className="icon" />
				)}
				{plan.quota}
			</p>
			<ul className="checks">
				{plan.features.map((feature) => (
					<li key={feature}>
						<Check className="icon" />
						{feature}
					</li>
				))}
			</ul>
			<Button
				variant={highlighted ? "default" : "outline"}
				size={highlighted ? "lg" : "default"}
				opens={plan.dialogId}
			>
				{plan.cta}
			</Button>
		</article>
	);
}
