import type openGym from "content:open-gym";
import { HoursList } from "#schedule/hours/hours-list.tsx";
import layout from "#ui/layout/layout.module.css";
import { Section } from "#ui/section/section.tsx";
import { Points } from "#ui/text/points.tsx";
import css from "./hours-and-guidelines.module.css";

/** When the floor is open to members, and how they share it. */
export function HoursAndGuidelines({
	hours,
	guidelines,
}: Pick<typeof openGym, "hours" | "guidelines">) {
	return (
		<Section id="hours">
			<div
				className={`${layout.wrap} ${layout.split} ${css.hoursAndGuidelines}`}
			>
				<div className={layout.splitPicture}>
					<h2 id="hours-title">{hours.title}</h2>
					<HoursList hours={hours.rows} />
					<p className={`muted ${css.note}`}>{hours.note}</p>
				</div>
				<div className={layout.splitBody}>
					<h2>{guidelines.title}</h2>
					<Points points={guidelines.points} />
				</div>
			</div>
		</Section>
	);
}
