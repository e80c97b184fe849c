import type openGym from "content:open-gym";
import { Points } from "#ui/points.tsx";
import { Section } from "#ui/section.tsx";
import { HoursList } from "../hours-list.tsx";

/** When the floor is open to members, and how they share it. */
export function HoursAndGuidelines({
	hours,
	guidelines,
}: Pick<typeof openGym, "hours" | "guidelines">) {
	return (
		<Section id="hours">
			<div className="wrap split hours-and-guidelines">
				<div>
					<h2 id="hours-title">{hours.title}</h2>
					<HoursList hours={hours.rows} />
					<p className="muted mt-3">{hours.note}</p>
				</div>
				<div>
					<h2>{guidelines.title}</h2>
					<Points points={guidelines.points} />
				</div>
			</div>
		</Section>
	);
}
