import type corporate from "content:corporate";
import { Section } from "#ui/section.tsx";

/** A sample session from start to end (CORP-05). */
export function Itinerary({
	itinerary,
}: {
	itinerary: (typeof corporate)["itinerary"];
}) {
	return (
		<Section id="itinerary">
			<div className="wrap split" data-picture="narrow-start">
				<div className="split-picture">
					<h2 id="itinerary-title">{itinerary.title}</h2>
					<p className="itinerary-lead">{itinerary.lead}</p>
				</div>
				<table
					className="split-body itinerary"
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
