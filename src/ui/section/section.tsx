import type { ReactNode } from "react";
import layout from "../layout/layout.module.css";
import { deferRendering } from "./defer-rendering.ts";
import css from "./section.module.css";
import { SectionHeader } from "./section-header.tsx";

type Props = {
	/** The anchor. Without `title`, give a heading inside the id `${id}-title`. */
	id: string;
	title?: string;
	/** Hides the title visually, because the content is clear without it. */
	hidesTitle?: boolean;
	lead?: string | undefined;
	beside?: ReactNode;
	/** Background across the page; dark and accent are dark in both themes. */
	tone?: "muted" | "dark" | "accent";
	className?: string | undefined;
	/** Milliseconds since 1970: hidden from then on (src/startup/timed-elements.ts). */
	until?: number | undefined;
	enhance?: "card-slider";
	children: ReactNode;
};

/**
 * A page section, named by its heading. Fades in on scroll (HOME-03, src/islands/page/fade-in-sections.ts).
 */
export function Section({
	id,
	title,
	hidesTitle = false,
	lead,
	beside,
	tone,
	className = "",
	until,
	enhance,
	children,
}: Props) {
	const isDark = tone === "dark" || tone === "accent";
	return (
		<section
			id={id}
			className={`${css.section} ${isDark ? "on-dark" : ""} ${className}`.trim()}
			data-tone={tone}
			data-until={until}
			data-enhance={enhance}
			data-load={enhance && "idle"}
			aria-labelledby={`${id}-title`}
			{...deferRendering}
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
						<SectionHeader id={id} title={title} lead={lead}>
							{beside}
						</SectionHeader>
					)}
					{children}
				</div>
			)}
		</section>
	);
}
