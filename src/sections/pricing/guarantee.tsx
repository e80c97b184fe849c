import type pricing from "content:pricing";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/section.tsx";
import { actionDialogs } from "../header-mode.ts";

/** The promise to give the money back, cast into a plate. */
export function Guarantee({
	guarantee,
}: {
	guarantee: (typeof pricing)["guarantee"];
}) {
	return (
		<Section id="guarantee" band="bay">
			<div className="wrap guarantee">
				<p className="plate" aria-hidden="true">
					<b>{guarantee.figure}</b>
					{guarantee.unit}
				</p>
				<div>
					<h2 id="guarantee-title">{guarantee.title}</h2>
					<p className="lead muted">{guarantee.text}</p>
					<Button size="lg" opens={actionDialogs.default}>
						{guarantee.action}
					</Button>
				</div>
			</div>
		</Section>
	);
}
