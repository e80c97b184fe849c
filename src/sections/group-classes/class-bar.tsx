import type groupClasses from "content:group-classes";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { Words } from "#ui/words.tsx";

/** A class as a loaded bar: width is minutes, height is effort (GROUP-02). */
export function ClassBar({ page }: { page: (typeof groupClasses)["class"] }) {
	return (
		<Section id="class">
			<div className="wrap">
				<SectionHead id="class" title={page.title} lead={page.lead} />
				<ol className="class-bar" aria-label={page.label}>
					{page.parts.map(({ title, minutes, effort }) => (
						<li key={title} className={`grow-${minutes}`} data-effort={effort}>
							<b>
								{minutes}
								<small> min</small>
							</b>{" "}
							<span>
								<Words>{title}</Words>
							</span>
						</li>
					))}
				</ol>
				<div className="class-notes">
					{page.parts.map(({ title, minutes, begins, text }) => (
						<div key={title} className={`grow-${minutes}`}>
							<h3>{title}</h3>
							<p className="class-begins">{begins}</p>
							<p>{text}</p>
						</div>
					))}
				</div>
			</div>
		</Section>
	);
}
