import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { DescriptionList } from "#ui/text/description-list.tsx";
import css from "./day-timeline.module.css";

export type TimelineDay = {
	title: string;
	class: string;
	classes: string;
	openGym: string;
	openGymShort: string;
	doors: string;
	spans: readonly {
		kind: "openGym" | "class" | "open";
		starts: string;
		ends: string;
		range: string;
		quarters: number;
	}[];
};

type Props = {
	day: TimelineDay;
	link?: { label: string; href: string };
	isNarrow?: boolean;
};

export function DayTimeline({ day, link, isNarrow }: Props) {
	const times = (kind: "class" | "openGym") =>
		day.spans
			.filter((span) => span.kind === kind)
			.map(({ range }) => (
				<span key={range} className={layout.line}>
					{range}
				</span>
			));
	return (
		<div className={css.dayTimeline} data-narrow={isNarrow ? "" : undefined}>
			<div className={`${layout.row} ${layout.ends}`}>
				<h3>{day.title}</h3>
				{link && (
					<Link href={link.href} hasArrow className="text-link">
						{link.label}
					</Link>
				)}
			</div>
			<div className={css.day}>
				<ol>
					{day.spans.map(({ kind, starts, ends, quarters }) => (
						<li key={starts} data-kind={kind} className={`grow-${quarters}`}>
							<span className={css.block}>
								{kind === "open" ? (
									<span className="visually-hidden">{day.doors}</span>
								) : (
									day[kind]
								)}
							</span>
							<span className={`muted ${css.times}`}>
								<span className={css.start}>{starts}</span>
								<span className={css.end}>
									<span className="visually-hidden">to </span>
									{ends}
								</span>
							</span>
						</li>
					))}
				</ol>
				<DescriptionList
					rows={[
						{ name: day.classes, value: times("class") },
						{ name: day.openGymShort, value: times("openGym") },
					]}
				/>
			</div>
		</div>
	);
}
