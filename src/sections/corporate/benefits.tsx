import type corporate from "content:corporate";
import { Checks } from "#ui/checks.tsx";
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
					<Checks lines={benefits.includes.list} />
				</div>
			</div>
		</Section>
	);
}
