import type programs from "content:programs";
import { Points } from "#ui/points.tsx";
import { Section } from "#ui/section.tsx";

type Props = { reasons: (typeof programs)["reasons"] };

/** Why here and not elsewhere, point by point (PROG-05). */
export function Reasons({ reasons }: Props) {
	return (
		<Section id="reasons" band="rubber" className="reasons">
			<div className="wrap split">
				<h2 id="reasons-title" className="split-picture">
					{reasons.title}
				</h2>
				<div className="split-body">
					<Points points={reasons.points} />
				</div>
			</div>
		</Section>
	);
}
