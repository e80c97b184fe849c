import type home from "content:home";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import pairs from "#ui/text/pairs.module.css";
import css from "./weekday-bar.module.css";

type Day = Omit<(typeof home)["intro"]["day"], "link">;

type Props = {
	day: Day;
	/** Where there is more to see, beside the title. */
	link?: { label: string; href: string };
	/** In a column beside another one. */
	isNarrow?: boolean;
};

/** The hours of a weekday at a glance: width is minutes, height is effort. */
export function WeekdayBar({ day, link, isNarrow }: Props) {
	return (
		<div className={css.weekdayBar} data-narrow={isNarrow ? "" : undefined}>
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
							<span className={css.plate}>
								{kind === "doors" ? (
									<span className="visually-hidden">{day.doors}</span>
								) : (
									day[kind]
								)}
							</span>
							<span className={css.times}>
								<span className={css.start}>{starts}</span>
								<span className={css.end}>
									<span className="visually-hidden">to </span>
									{ends}
								</span>
							</span>
						</li>
					))}
				</ol>
				<dl className={`${pairs.pairs} ${css.key}`}>
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
					<span key={range} className={layout.line}>
						{range}
					</span>
				))}
			</dd>
		</div>
	);
}
