import type corporate from "content:corporate";
import { Button } from "#ui/button.tsx";
import { Pairs } from "#ui/pairs.tsx";
import { Section } from "#ui/section.tsx";
import { actionDialogs } from "../header-mode.ts";

/** The one price, and all that can come on top of it (CORP-06 to CORP-11). */
export function TeamPricing({
	pricing,
}: {
	pricing: (typeof corporate)["pricing"];
}) {
	return (
		<Section id="pricing" band="rubber">
			<div className="wrap split">
				<div className="split-picture">
					<h2 id="pricing-title">{pricing.title}</h2>
					<p className="large-price">
						<b>{pricing.price}</b> <span>{pricing.per}</span>
					</p>
					<Button size="lg" opens={actionDialogs.corporate}>
						{pricing.action}
					</Button>
				</div>
				<div className="split-body">
					<Pairs rows={pricing.rows} />
					<p className="pricing-note muted">{pricing.note}</p>
				</div>
			</div>
		</Section>
	);
}
