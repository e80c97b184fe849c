import type groupClasses from "content:group-classes";
import layout from "#ui/layout/layout.module.css";
import { Section } from "#ui/section/section.tsx";
import { SectionHead } from "#ui/section/section-head.tsx";
import css from "./class-bar.module.css";

/** A class as a loaded bar: width is minutes, height is effort (GROUP-02). */
export function ClassBar({ page }: { page: (typeof groupClasses)["class"] }) {
	return (
		<Section id="class">
			<div className={layout.wrap}>
				<SectionHead id="class" title={page.title} lead={page.lead} />
				<ol className={css.classBar} aria-label={page.label}>
					{page.parts.map(({ title, minutes, effort }) => (
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
					{page.parts.map(({ title, minutes, begins, text }) => (
						<div key={title} className={`grow-${minutes}`}>
							<h3>{title}</h3>
							<p className={css.begins}>{begins}</p>
							<p>{text}</p>
						</div>
					))}
				</div>
			</div>
		</Section>
	);
}
