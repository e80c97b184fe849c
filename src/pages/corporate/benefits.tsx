import type corporate from "content:corporate";
import layout from "#ui/layout/layout.module.css";
import { Section } from "#ui/section/section.tsx";
import { Checks } from "#ui/text/checks.tsx";
import { Points } from "#ui/text/points.tsx";

/** What a session does for a team (CORP-03), and what is always part of it (CORP-04). */
export function Benefits({
	benefits,
}: {
	benefits: (typeof corporate)["benefits"];
}) {
	return (
		<Section id="benefits" band="concrete">
			<div className={`${layout.wrap} ${layout.split}`} data-picture="end">
				<div className={layout.splitBody}>
					<h2 id="benefits-title">{benefits.title}</h2>
					<Points points={benefits.points} />
				</div>
				<div className={layout.splitPicture}>
					<h3>{benefits.includes.title}</h3>
					<Checks lines={benefits.includes.list} />
				</div>
			</div>
		</Section>
	);
}
