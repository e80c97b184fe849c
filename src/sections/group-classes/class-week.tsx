import type groupClasses from "content:group-classes";
import { ArrowRight } from "lucide-react";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";

/** When there are classes in a week, in as few rows as the times allow (GROUP-05). */
export function ClassWeek({ week }: { week: (typeof groupClasses)["week"] }) {
	return (
		<Section id="week">
			<div className="wrap split class-week">
				<div>
					<h2 id="week-title">{week.title}</h2>
					<p className="muted mt-4">{week.openGym}</p>
					<p className="mt-2">
						<Link href="/open-gym" className="text-link">
							{week.openGymLink}
							<ArrowRight className="icon" />
						</Link>
					</p>
				</div>
				<table className="class-times">
					<thead>
						<tr>
							<th scope="col">{week.days}</th>
							<th scope="col">{week.class}</th>
							<th scope="col">{week.time}</th>
						</tr>
					</thead>
					<tbody>
						{week.blocks.map(({ days, time, name }) => (
							<tr key={`${days} ${time} ${name}`}>
								<th scope="row">{days}</th>
								<td>{name}</td>
								<td className="class-time">{time}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</Section>
	);
}
