import consultation from "content:dialog-consultation";
import groupClasses from "content:group-classes";
import { FrameDialog } from "#booking/frame-dialog.tsx";
import { Island } from "#islands/island.tsx";
import { BenefitGrid } from "#sections/benefit-grid.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { Gallery } from "#sections/gallery.tsx";
import { PageHero } from "#sections/page-hero.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import { Section } from "#ui/section/section.tsx";
import { SplitSection } from "#ui/section/split-section.tsx";
import table from "#ui/text/table.module.css";
import css from "./group-classes.module.css";

export const handle: PageHandle = { page: groupClasses };

export default function GroupClassesPage() {
	return (
		<>
			<PageHero hero={groupClasses.hero} />
			<ClassBar />
			<Gallery id="gallery" gallery={groupClasses.gallery} />
			<BenefitGrid id="benefits" benefits={groupClasses.benefits} />
			<ClassWeek />
			<CallToAction id="closing" {...groupClasses.closing} />
			<Island
				name="FrameDialog"
				component={FrameDialog}
				load="dialog"
				props={{ dialog: consultation }}
			/>
		</>
	);
}

/** A class as a loaded bar: width is minutes, height is effort (GROUP-02). */
function ClassBar() {
	const { title, lead, label, parts } = groupClasses.class;
	return (
		<Section id="class" title={title} lead={lead}>
			<ol className={css.classBar} aria-label={label}>
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
		</Section>
	);
}

/** When there are classes in a week, in as few rows as the times allow (GROUP-05). */
function ClassWeek() {
	const { week } = groupClasses;
	return (
		<SplitSection id="week" asideWidth="narrow">
			<div className={layout.splitAside}>
				<h2 id="week-title">{week.title}</h2>
				<p className="muted">{week.openGym}</p>
				<p className={css.more}>
					<Link href="/open-gym" hasArrow className="text-link">
						{week.openGymLink}
					</Link>
				</p>
			</div>
			<table className={`${layout.splitMain} ${table.table} ${css.times}`}>
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
