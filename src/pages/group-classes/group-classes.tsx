import { BenefitGrid } from "#sections/benefit-grid.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { Gallery } from "#sections/gallery.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import split from "#ui/layout/split.module.css";
import { Link } from "#ui/link/link.tsx";
import { SplitSection } from "#ui/section/split-section.tsx";
import { TitledSection } from "#ui/section/titled-section.tsx";
import table from "#ui/text/table.module.css";
import css from "./group-classes.module.css";
import type { GroupClassesPageProps } from "./group-classes-props.ts";

export function GroupClassesPage({
	hero,
	class: session,
	gallery,
	benefits,
	week,
	closing,
}: GroupClassesPageProps) {
	return (
		<>
			<PageHero hero={hero} />
			<ClassTimeline {...session} />
			<Gallery id="gallery" gallery={gallery} />
			<BenefitGrid id="benefits" benefits={benefits} />
			<ClassWeek week={week} />
			<CallToAction id="closing" {...closing} />
		</>
	);
}

/** The width of a part shows its minutes, the height and color its effort (GROUP-02). */
function ClassTimeline({
	title,
	lead,
	label,
	parts,
}: GroupClassesPageProps["class"]) {
	return (
		<TitledSection id="class" title={title} lead={lead}>
			<ol className={css.classTimeline} aria-label={label}>
				{parts.map(({ title, minutes, effort }) => (
					<li key={title} className={`grow-${minutes}`} data-effort={effort}>
						<b>
							{minutes}
							<small> min</small>
						</b>{" "}
						<span>{title}</span>
					</li>
				))}
			</ol>
			<div className={css.notes}>
				{parts.map(({ title, minutes, begins, text }) => (
					<div key={title} className={`grow-${minutes}`}>
						<h3>{title}</h3>
						<p className={css.begins}>{begins}</p>
						<p className="muted">{text}</p>
					</div>
				))}
			</div>
		</TitledSection>
	);
}

function ClassWeek({ week }: Pick<GroupClassesPageProps, "week">) {
	return (
		<SplitSection id="week" asideWidth="narrow">
			<div className={split.aside}>
				<h2 id="week-title">{week.title}</h2>
				<p className="muted">{week.openGym}</p>
				<p className={css.more}>
					<Link href="/open-gym" hasArrow className="text-link">
						{week.openGymLink}
					</Link>
				</p>
			</div>
			<table className={`${split.main} ${table.table} ${css.times}`}>
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
							<td className="muted">{name}</td>
							<td className={table.time}>{time}</td>
						</tr>
					))}
				</tbody>
			</table>
		</SplitSection>
	);
}
