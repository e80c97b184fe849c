import type pricing from "content:pricing";
import planCard from "#sections/plan-card.module.css";
import { PlanCard } from "#sections/plan-card.tsx";
import layout from "#ui/layout/layout.module.css";
import css from "./plan-cards.module.css";

type Plans = (typeof pricing)["plans"];

/** The plans side by side (PRICE-03, ENT-11). */
export function PlanCards({ plans }: { plans: Plans }) {
	return (
		<section className={css.planCards} aria-labelledby="plans-title">
			<div className={layout.wrap}>
				<h2 id="plans-title" className="visually-hidden">
					{plans.title}
				</h2>
				<div className={planCard.plans}>
					{plans.list.map((plan) => (
						<PlanCard key={plan.id} plan={plan} popular={plans.popular} />
					))}
				</div>
				<p className={planCard.note}>{plans.note}</p>
			</div>
		</section>
	);
}
