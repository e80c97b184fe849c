import type programs from "content:programs";
import { Section } from "#ui/section.tsx";
import { Words } from "#ui/words.tsx";

type Props = { reasons: (typeof programs)["reasons"] };

/** Why here and not elsewhere, point by point (PROG-05). */
export function Reasons({ reasons }: Props) {
	return (
		<Section id="reasons" band="rubber" className="reasons">
			<div className="wrap split">
				<h2 id="reasons-title" className="split-picture">
					{reasons.title}
				</h2>
				<ul className="points split-body">
					{reasons.points.map(({ title, text }) => (
						<li key={title}>
							<h3>{title}</h3>
							<p>
								<Words>{text}</Words>
							</p>
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}
