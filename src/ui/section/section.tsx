import { type ReactNode, useEffect, useRef } from "react";
import { revealShare } from "#lib/constants.ts";
import { wantsStillness } from "../browser/stillness.ts";
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
	children: ReactNode;
};

/**
 * A band of a page, named by its heading. It comes in softly when it is scrolled to (HOME-03); what is in the first
 * view, and everything without script or with reduced motion, is simply there.
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
	children,
}: Props) {
	const ref = useReveal();
	const isDark = band === "rubber" || band === "bay";
	return (
		<section
			ref={ref}
			id={id}
			className={`${css.section} ${isDark ? "on-dark" : ""} ${className}`.trim()}
			data-band={band}
			data-until={until}
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

/**
 * Hides a section that is still below the viewport and shows it when its top passes 80% of the height. The observer says
 * where it is, after the first frame: to ask each section would lay out the page once more for every one of them.
 */
function useReveal() {
	const ref = useRef<HTMLElement>(null);
	useEffect(() => {
		const section = ref.current;
		if (!section || wantsStillness()) return;
		const observer = new IntersectionObserver(
			([entry]) => {
				if (!entry) return;
				if (section.dataset.reveal === undefined) {
					if (entry.boundingClientRect.top < innerHeight) observer.disconnect();
					else section.dataset.reveal = "waiting";
				} else if (entry.isIntersecting) {
					section.dataset.reveal = "shown";
					observer.disconnect();
				}
			},
			{ rootMargin: `0px 0px -${Math.round((1 - revealShare) * 100)}% 0px` },
		);
		observer.observe(section);
		return () => {
			observer.disconnect();
			delete section.dataset.reveal;
		};
	}, []);
	return ref;
}
