import type corporate from "content:corporate";
import layout from "#ui/layout/layout.module.css";
import { Section } from "#ui/section/section.tsx";
import table from "#ui/text/table.module.css";
import css from "./itinerary.module.css";

/** A sample session from start to end (CORP-05). */
export function Itinerary({
	itinerary,
}: {
	itinerary: (typeof corporate)["itinerary"];
}) {
	return (
		<Section id="itinerary">
			<div
				className={`${layout.wrap} ${layout.split}`}
				data-picture="narrow-start"
			>
				<div className={layout.splitPicture}>
					<h2 id="itinerary-title">{itinerary.title}</h2>
					<p className="muted">{itinerary.lead}</p>
				</div>
				<table
					className={`${layout.splitBody} ${table.table} ${css.itinerary}`}
					aria-labelledby="itinerary-title"
				>
					<thead>
						<tr>
							<th scope="col">{itinerary.time}</th>
							<th scope="col">{itinerary.activity}</th>
						</tr>
					</thead>
					<tbody>
						{itinerary.rows.map(({ time, activity }) => (
							<tr key={time}>
								<th scope="row">{time}</th>
								<td>{activity}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</Section>
	);
}
