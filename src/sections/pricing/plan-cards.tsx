import type pricing from "content:pricing";
import { PlanCard } from "../plan-card.tsx";

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
