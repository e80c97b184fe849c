import type prolabs from "content:prolabs";
import { Check } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/section.tsx";
import { FrameDialog } from "../frame-dialog.tsx";

type Plans = (typeof prolabs)["plans"];
type Plan = Plans["list"][number];

/** Three ways to rent, one of them chosen (PROLAB-03 to PROLAB-07). The choice goes along with the request. */
export function RentalPlans({ plans }: { plans: Plans }) {
	const { list, dialog } = plans;
	const [selected, setSelected] = useState(plans.start);
	const plan = list.find(({ id }) => id === selected);
	return (
		<>
			<Section id="pricing" band="concrete" className="rental">
				<div className="wrap">
					<div className="section-head">
						<h2 id="pricing-title">{plans.title}</h2>
						<p>{plans.lead}</p>
					</div>
					<div className="plans">
						{list.map((each) => (
							<PlanCard
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

function PlanCard({
	plan,
	words,
	isSelected,
	onSelect,
}: {
	plan: Plan;
	words: Plans;
	isSelected: boolean;
	onSelect: () => void;
}) {
	const nameId = `plan-${plan.id}`;
	return (
		<article
			className={isSelected ? "plan on-dark" : "plan"}
			data-highlighted={isSelected ? "" : undefined}
			aria-labelledby={nameId}
		>
			<hr
				className="bar"
				data-plates={plan.plates}
				data-hot={isSelected ? "" : undefined}
			/>
			{isSelected && <p className="plan-mark">{words.selected}</p>}
			<h3 id={nameId}>{plan.name}</h3>
			<p className="plan-for">{plan.description}</p>
			<p className="plan-price">
				<b>{plan.price}</b>
				{plan.unit && <span>{plan.unit}</span>}
				{plan.each && <span className="plan-each"> {plan.each}</span>}
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
				variant={isSelected ? "default" : "outline"}
				opens={words.dialog.dialogId}
				onClick={onSelect}
				aria-describedby={nameId}
				// Opens without script; pressed before React has run, the choice is made up for.
				data-keep=""
			>
				{words.select}
			</Button>
		</article>
	);
}

function priceOf({ price, unit = "" }: Plan): string {
	return price + unit;
}
