import { useState } from "react";
import { FrameDialog } from "#booking/frame-dialog.tsx";
import type { LeadFrameDialog } from "#booking/lead-frame.tsx";
import priceCards from "#sections/price-card-grid.module.css";
import { Button } from "#ui/button/button.tsx";
import { PriceCard } from "#ui/price-card/price-card.tsx";
import css from "./rental-plans.module.css";

export type RentalContent = {
	list: readonly RentalPlan[];
	/** The id of the option selected by default. */
	start: string;
	dialog: LeadFrameDialog;
	/** The button label on every card; opens the dialog. */
	select: string;
	selected: string;
	chosen: string;
	note: string;
};

type RentalPlan = {
	id: string;
	name: string;
	description: string;
	features: readonly string[];
	/** Formatted, such as "$25" with the unit "/hour". */
	price: string;
	unit: string | undefined;
	/** The price per hour of a block. */
	each: string | undefined;
	plates: number;
};

/**
 * Three rental options, one of them selected (PROLAB-03 to PROLAB-07); the selection is sent with
 * the request.
 */
export function RentalPlans({ content: plans }: { content: RentalContent }) {
	const { list, dialog } = plans;
	const [selected, setSelected] = useState(plans.start);
	const plan = list.find(({ id }) => id === selected);
	return (
		<>
			<div className={priceCards.grid}>
				{list.map(({ id, unit, each, ...shown }) => (
					<PriceCard
						key={id}
						{...shown}
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
								// The dialog opens without scripts; only the selection needs
								// hydration.
								data-replay-click=""
							>
								{plans.select}
							</Button>
						}
					/>
				))}
			</div>
			<p className={priceCards.note}>{plans.note}</p>
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
