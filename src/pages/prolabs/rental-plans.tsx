import { useState } from "react";
import { FrameDialog } from "#booking/frame-dialog.tsx";
import type { LeadFrameDialog } from "#booking/lead-frame.tsx";
import planCard from "#sections/plan-card.module.css";
import { Button } from "#ui/button/button.tsx";
import { PriceCard } from "#ui/price-card/price-card.tsx";
import css from "./rental-plans.module.css";

/** The ways to rent the floor. */
export type RentalContent = {
	list: readonly RentalPlan[];
	/** The plan that is chosen at first, by its id. */
	start: string;
	/** Asks for a tour. */
	dialog: LeadFrameDialog;
	/** On every card; opens the dialog. */
	select: string;
	/** Marks the chosen card. */
	selected: string;
	/** Before the chosen plan, in the dialog. */
	chosen: string;
	note: string;
};

type RentalPlan = {
	id: string;
	name: string;
	description: string;
	features: readonly string[];
	/** Printed: "$25", with its unit: "/hour" */
	price: string;
	unit: string | undefined;
	/** What one hour of a block comes to. */
	each: string | undefined;
	/** Plates on the bar: the weight of the offer. */
	plates: number;
};

/** Three ways to rent, one of them chosen (PROLAB-03 to PROLAB-07). The choice goes along with the request. */
export function RentalPlans({ content: plans }: { content: RentalContent }) {
	const { list, dialog } = plans;
	const [selected, setSelected] = useState(plans.start);
	const plan = list.find(({ id }) => id === selected);
	return (
		<>
			<div className={planCard.plans}>
				{list.map(({ id, unit, each, plates, description, ...shown }) => (
					<PriceCard
						key={id}
						{...shown}
						weightPlates={plates}
						audience={description}
						nameId={`plan-${id}`}
						isHighlighted={id === selected}
						badge={plans.selected}
						price={
							<>
								<b>{shown.price}</b>
								{unit && <span>{unit}</span>}
								{each && <span className={css.each}> {each}</span>}
							</>
						}
						isRate
						action={
							<Button
								variant={id === selected ? "default" : "outline"}
								opens={dialog.dialogId}
								onClick={() => setSelected(id)}
								aria-describedby={`plan-${id}`}
								// It opens the dialog without a script; the choice needs the island.
								data-replay-click=""
							>
								{plans.select}
							</Button>
						}
					/>
				))}
			</div>
			<p className={planCard.note}>{plans.note}</p>
			<FrameDialog
				dialog={{
					...dialog,
					description: plan
						? `${dialog.description} ${plans.chosen} ${plan.name}, ${priceOf(plan)}.`
						: dialog.description,
				}}
				choices={plan ? { plan: plan.name, price: priceOf(plan) } : {}}
			/>
		</>
	);
}

function priceOf({ price, unit = "" }: RentalPlan): string {
	return price + unit;
}
