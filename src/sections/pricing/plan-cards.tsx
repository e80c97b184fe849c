import type pricing from "content:pricing";
import { Check, UserRound } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Tally } from "#ui/tally.tsx";

type Plans = (typeof pricing)["plans"];

/** The plans side by side (PRICE-03, ENT-11). */
export function PlanCards({ plans }: { plans: Plans }) {
	return (
		<section className="plans-section" aria-labelledby="plans-title">
			<div className="wrap">
				<h2 id="plans-title" className="spoken">
					{plans.title}
				</h2>
				<div className="plans">
					{plans.list.map((plan) => (
						<PlanCard key={plan.id} plan={plan} popular={plans.popular} />
					))}
				</div>
				<p className="plans-note">{plans.note}</p>
			</div>
		</section>
	);
}

function PlanCard({
	plan,
	popular,
}: {
	plan: Plans["list"][number];
	popular: string;
}) {
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
			{highlighted && <p className="plan-mark">{popular}</p>}
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
