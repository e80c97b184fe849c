import type prolabs from "content:prolabs";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Plan } from "#ui/plan.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { FrameDialog } from "../frame-dialog.tsx";

type Plans = (typeof prolabs)["plans"];

/** Three ways to rent, one of them chosen (PROLAB-03 to PROLAB-07). The choice goes along with the request. */
export function RentalPlans({ plans }: { plans: Plans }) {
	const { list, dialog } = plans;
	const [selected, setSelected] = useState(plans.start);
	const plan = list.find(({ id }) => id === selected);
	return (
		<>
			<Section id="pricing" band="concrete" className="rental">
				<div className="wrap">
					<SectionHead id="pricing" title={plans.title} lead={plans.lead} />
					<div className="plans">
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
					<p className="plans-note">{plans.note}</p>
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
					{plan.each && <span className="plan-each"> {plan.each}</span>}
				</>
			}
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
