import type corporate from "content:corporate";
import { Check } from "lucide-react";
import { Points } from "#ui/points.tsx";
import { Section } from "#ui/section.tsx";

/** What a session does for a team (CORP-03), and what is always part of it (CORP-04). */
export function Benefits({
	benefits,
}: {
	benefits: (typeof corporate)["benefits"];
}) {
	return (
		<Section id="benefits" band="concrete">
			<div className="wrap split" data-picture="end">
				<div className="split-body">
					<h2 id="benefits-title">{benefits.title}</h2>
					<Points points={benefits.points} />
				</div>
				<div className="split-picture">
					<h3>{benefits.includes.title}</h3>
					<ul className="checks">
						{benefits.includes.list.map((line) => (
							<li key={line}>
								<Check className="icon" />
								{line}
							</li>
						))}
					</ul>
				</div>
			</div>
		</Section>
	);
}
