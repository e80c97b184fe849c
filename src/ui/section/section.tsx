import type { ReactNode } from "react";
import layout from "../layout/layout.module.css";
import { latePart } from "./late-part.ts";
import css from "./section.module.css";
import { SectionHead } from "./section-head.tsx";

type Props = {
	/** The anchor. Without a title the heading inside carries `${id}-title`. */
	id: string;
	/** Drawn above the children, and all of it between the margins of the page. */
	title?: string;
	/** The title is for screen readers only: what stands below it says it by itself. */
	hidesTitle?: boolean;
	/** Beside the title: a sentence. */
	lead?: string | undefined;
	/** Beside the title: links and controls. */
	beside?: ReactNode;
	/** A band of color across the page; plain when left out. Rubber and bay stay dark in both themes. */
	band?: "concrete" | "rubber" | "bay";
	className?: string | undefined;
	/** Milliseconds since 1970: from then on the band is not shown (src/startup/past-events.ts). */
	until?: number | undefined;
	/** The script that answers the controls of the section: src/islands/enhancements.ts. */
	enhance?: "card-slider";
	children: ReactNode;
};

/**
 * A section of a page, named by its heading. It fades in when it is scrolled to (HOME-03, src/islands/page/reveal.ts).
 */
export function Section({
	id,
	title,
	hidesTitle = false,
	lead,
	beside,
	band,
	className = "",
	until,
	enhance,
	children,
}: Props) {
	const isDark = band === "rubber" || band === "bay";
	return (
		<section
			id={id}
			className={`${css.section} ${isDark ? "on-dark" : ""} ${className}`.trim()}
			data-band={band}
			data-until={until}
			data-enhance={enhance}
			data-load={enhance && "idle"}
			aria-labelledby={`${id}-title`}
			{...latePart}
		>
			{title === undefined ? (
				children
			) : (
				<div className={layout.wrap}>
					{hidesTitle ? (
						<h2 id={`${id}-title`} className="visually-hidden">
							{title}
						</h2>
					) : (
						<SectionHead id={id} title={title} lead={lead}>
							{beside}
						</SectionHead>
					)}
					{children}
				</div>
			)}
		</section>
	);
}
