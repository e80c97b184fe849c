import type { ReactNode } from "react";
import css from "./section.module.css";

export type SectionProps = {
	/** The section's anchor. The heading inside has the id `${id}-title`. */
	id: string;
	/** "dark" and "accent" are dark in both themes. */
	tone?: "muted" | "dark" | "accent" | undefined;
	className?: string | undefined;
	/**
	 * The time in milliseconds since 1970 when the section disappears
	 * (src/startup/timed-elements.ts).
	 */
	until?: number | undefined;
	children: ReactNode;
};

/**
 * A page section whose heading is its accessible name. Fades in on scroll (HOME-03,
 * src/islands/page/fade-in-sections.ts).
 */
export function Section({
	id,
	tone,
	className = "",
	until,
	children,
}: SectionProps) {
	const isDark = tone === "dark" || tone === "accent";
	return (
		<section
			id={id}
			className={`${css.section} ${isDark ? "on-dark" : ""} ${className}`.trim()}
			data-tone={tone}
			data-until={until}
			aria-labelledby={`${id}-title`}
			data-deferred=""
		>
			{children}
		</section>
	);
}
