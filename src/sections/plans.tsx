import layout from "#ui/layout/layout.module.css";
import { Section } from "#ui/section/section.tsx";
import { SectionHead } from "#ui/section/section-head.tsx";
import planCard from "./plan-card.module.css";
import { PlanCard } from "./plan-card.tsx";

type Plan = Parameters<typeof PlanCard>[0]["plan"];

type Props = {
	id: string;
	plans: {
		title: string;
		lead?: string | undefined;
		/** The badge of the highlighted plan. */
		popular: string;
		list: readonly Plan[];
		/** Notice and refund, under the cards. */
		note: string;
	};
};

/** A band with the gym's plans side by side. */
export function Plans({ id, plans }: Props) {
	return (
		<Section id={id}>
			<div className={layout.wrap}>
				<SectionHead id={id} title={plans.title} lead={plans.lead} />
				<div className={planCard.plans}>
					{plans.list.map((plan) => (
						<PlanCard key={plan.id} plan={plan} popular={plans.popular} />
					))}
				</div>
				<p className={planCard.note}>{plans.note}</p>
			</div>
		</Section>
	);
}
