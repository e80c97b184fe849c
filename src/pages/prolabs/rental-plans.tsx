import type prolabs from "content:prolabs";
import { useState } from "react";
import { FrameDialog } from "#booking/frame-dialog.tsx";
import planCard from "#sections/plan-card.module.css";
import { Button } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import { Plan } from "#ui/plan/plan.tsx";
import { Section } from "#ui/section/section.tsx";
import { SectionHead } from "#ui/section/section-head.tsx";
import css from "./rental-plans.module.css";

type Plans = (typeof prolabs)["plans"];

/** Three ways to rent, one of them chosen (PROLAB-03 to PROLAB-07). The choice goes along with the request. */
export function RentalPlans({ plans }: { plans: Plans }) {
	const { list, dialog } = plans;
	const [selected, setSelected] = useState(plans.start);
	const plan = list.find(({ id }) => id === selected);
	return (
		<>
			<Section id="pricing" band="concrete">
				<div className={layout.wrap}>
					<SectionHead
						id="pricing"
						title={plans.title}
						lead={plans.lead}
						className={css.head}
					/>
					<div className={planCard.plans}>
						{list.map((each) => (
							<RentalPlan
								key={each.id}
								plan={each}
								words={plans}
								isSelected={each.id === selected}
								onSelect={() => setSelected(each.id)}
							/>
						))}
					</div>
					<p className={planCard.note}>{plans.note}</p>
				</div>
			</Section>
			<FrameDialog
				dialog={{
					...dialog,
					description: plan
						? `${dialog.description} ${plans.chosen} ${plan.name}, ${priceOf(plan)}.`
						: dialog.description,
				}}
				space="600"
				choices={plan ? { plan: plan.name, price: priceOf(plan) } : {}}
			/>
		</>
	);
}

function RentalPlan({
	plan,
	words,
	isSelected,
	onSelect,
}: {
	plan: Plans["list"][number];
	words: Plans;
	isSelected: boolean;
	onSelect: () => void;
}) {
	const nameId = `plan-${plan.id}`;
	return (
		<Plan
			nameId={nameId}
			name={plan.name}
			description={plan.description}
			plates={plan.plates}
			isHighlighted={isSelected}
			mark={words.selected}
			price={
				<>
					<b>{plan.price}</b>
					{plan.unit && <span>{plan.unit}</span>}
					{plan.each && <span className={css.each}> {plan.each}</span>}
				</>
			}
			isRate
			features={plan.features}
			action={
				<Button
					variant={isSelected ? "default" : "outline"}
					opens={words.dialog.dialogId}
					onClick={onSelect}
					aria-describedby={nameId}
					// Opens without script; pressed before React has run, the choice is made up for.
					data-keep=""
				>
					{words.select}
				</Button>
			}
		/>
	);
}

function priceOf({ price, unit = "" }: Plans["list"][number]): string {
	return price + unit;
}
