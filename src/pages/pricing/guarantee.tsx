import type pricing from "content:pricing";
import { actionDialogs } from "#booking/header-mode.ts";
import { Button } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import plate from "#ui/plate/plate.module.css";
import { Section } from "#ui/section/section.tsx";
import css from "./guarantee.module.css";

/** The promise to give the money back, cast into a plate. */
export function Guarantee({
	guarantee,
}: {
	guarantee: (typeof pricing)["guarantee"];
}) {
	return (
		<Section id="guarantee" band="bay">
			<div className={`${layout.wrap} ${layout.split} ${css.guarantee}`}>
				<p
					className={`${plate.plate} ${layout.splitPicture}`}
					aria-hidden="true"
				>
					<b>{guarantee.figure}</b>
					{guarantee.unit}
				</p>
				<div className={layout.splitBody}>
					<h2 id="guarantee-title">{guarantee.title}</h2>
					<p className={`lead muted ${css.lead}`}>{guarantee.text}</p>
					<Button size="lg" opens={actionDialogs.default}>
						{guarantee.action}
					</Button>
				</div>
			</div>
		</Section>
	);
}
