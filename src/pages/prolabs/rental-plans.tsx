import { useState } from "react";
import { FrameDialog } from "#booking/frame-dialog.tsx";
import priceCards from "#sections/price-card-grid.module.css";
import { Button } from "#ui/button/button.tsx";
import { PriceCard } from "#ui/price-card/price-card.tsx";
import type { ProlabsPageProps } from "./prolabs-props.ts";
import css from "./rental-plans.module.css";

/** The rental plans. The dialog's form receives the selected plan (PROLAB-03 to PROLAB-07). */
export function RentalPlans({
	content: plans,
}: {
	content: Omit<ProlabsPageProps["plans"], "title" | "lead">;
}) {
	const { list, dialog } = plans;
	const [selected, setSelected] = useState(plans.defaultPlanId);
	const plan = list.find(({ id }) => id === selected);
	return (
		<>
			<div className={priceCards.grid}>
				{list.map(({ id, unit, pricePerHour, ...shown }) => (
					<PriceCard
						key={id}
						{...shown}
						nameId={`plan-${id}`}
						isHighlighted={id === selected}
						badge={plans.selectedBadge}
						price={
							<>
								<b>{shown.price}</b>
								{unit && <span>{unit}</span>}
								{pricePerHour && (
									<span className={css.pricePerHour}> {pricePerHour}</span>
								)}
							</>
						}
						isRate
						action={
							<Button
								variant={id === selected ? "default" : "outline"}
								opens={dialog.dialogId}
								onClick={() => setSelected(id)}
								aria-describedby={`plan-${id}`}
								// The dialog opens without React, but React must store the selection.
								data-replay-click=""
							>
								{plans.selectLabel}
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
						? `${dialog.description} ${plans.chosenPrefix} ${plan.name}, ${priceOf(plan)}.`
						: dialog.description,
				}}
				choices={plan ? { plan: plan.name, price: priceOf(plan) } : {}}
			/>
		</>
	);
}

function priceOf({
	price,
	unit = "",
}: ProlabsPageProps["plans"]["list"][number]): string {
	return price + unit;
}
