import type corporate from "content:corporate";
import { actionDialogs } from "#booking/header-mode.ts";
import { Button } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import { Section } from "#ui/section/section.tsx";
import { Pairs } from "#ui/text/pairs.tsx";
import css from "./team-pricing.module.css";

/** The one price, and all that can come on top of it (CORP-06 to CORP-11). */
export function TeamPricing({
	pricing,
}: {
	pricing: (typeof corporate)["pricing"];
}) {
	return (
		<Section id="pricing" band="rubber">
			<div className={`${layout.wrap} ${layout.split}`}>
				<div className={layout.splitPicture}>
					<h2 id="pricing-title">{pricing.title}</h2>
					<p className={css.price}>
						<b>{pricing.price}</b> <span>{pricing.per}</span>
					</p>
					<Button size="lg" opens={actionDialogs.corporate}>
						{pricing.action}
					</Button>
				</div>
				<div className={layout.splitBody}>
					<Pairs rows={pricing.rows} />
					<p className={`${css.note} muted`}>{pricing.note}</p>
				</div>
			</div>
		</Section>
	);
}
