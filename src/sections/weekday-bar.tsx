import type home from "content:home";
import { ArrowRight } from "lucide-react";
import { Link } from "#ui/link.tsx";

type Day = Omit<(typeof home)["intro"]["day"], "link">;

type Props = {
	day: Day;
	/** Where there is more to see, beside the title. */
	link?: { label: string; href: string };
};

/** The hours of a weekday at a glance: width is minutes, height is effort. */
export function WeekdayBar({ day, link }: Props) {
	const names = { class: day.class, openGym: day.openGym, doors: day.doors };
	return (
		<div className="weekday">
			<div className="row justify-between">
				<h3>{day.title}</h3>
				{link && (
					<Link href={link.href} className="text-link">
						{link.label}
						<ArrowRight className="icon" />
					</Link>
				)}
			</div>
			<div className="floor-day">
				<ol>
					{day.spans.map(({ kind, starts, ends, quarters }) => (
						<li key={starts} data-kind={kind} className={`grow-${quarters}`}>
							<span className="floor-plate">
								{kind === "doors" ? (
									<span className="spoken">{names.doors}</span>
								) : (
									names[kind]
								)}
							</span>
							<span className="floor-times">
								<span className="floor-start">{starts}</span>
								<span className="floor-end">
									<span className="spoken">to </span>
									{ends}
								</span>
							</span>
						</li>
					))}
				</ol>
				<dl className="pairs floor-key">
					<Times
						name={day.classes}
						spans={day.spans.filter(({ kind }) => kind === "class")}
					/>
					<Times
						name={day.openGymShort}
						spans={day.spans.filter(({ kind }) => kind === "openGym")}
					/>
				</dl>
			</div>
		</div>
	);
}

function Times({ name, spans }: { name: string; spans: Day["spans"] }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>
				{spans.map(({ range }) => (
					<span key={range} className="block">
						{range}
					</span>
				))}
			</dd>
		</div>
	);
}
