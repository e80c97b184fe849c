import type programs from "content:programs";
import layout from "#ui/layout/layout.module.css";
import { Section } from "#ui/section/section.tsx";
import { Points } from "#ui/text/points.tsx";
import css from "./reasons.module.css";

type Props = { reasons: (typeof programs)["reasons"] };

/** Why here and not elsewhere, point by point (PROG-05). */
export function Reasons({ reasons }: Props) {
	return (
		<Section id="reasons" band="rubber">
			<div className={`${layout.wrap} ${layout.split} ${css.split}`}>
				<h2 id="reasons-title" className={layout.splitPicture}>
					{reasons.title}
				</h2>
				<div className={layout.splitBody}>
					<Points points={reasons.points} className={css.points} />
				</div>
			</div>
		</Section>
	);
}
