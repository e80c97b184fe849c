import type groupClasses from "content:group-classes";
import { ArrowRight } from "lucide-react";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { Section } from "#ui/section/section.tsx";
import table from "#ui/text/table.module.css";
import css from "./class-week.module.css";

/** When there are classes in a week, in as few rows as the times allow (GROUP-05). */
export function ClassWeek({ week }: { week: (typeof groupClasses)["week"] }) {
	return (
		<Section id="week">
			<div
				className={`${layout.wrap} ${layout.split}`}
				data-picture="narrow-start"
			>
				<div className={layout.splitPicture}>
					<h2 id="week-title">{week.title}</h2>
					<p className="muted">{week.openGym}</p>
					<p className={css.more}>
						<Link href="/open-gym" className="text-link">
							{week.openGymLink}
							<ArrowRight className="icon" />
						</Link>
					</p>
				</div>
				<table className={`${layout.splitBody} ${table.table} ${css.times}`}>
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
								<td className={css.time}>{time}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</Section>
	);
}
