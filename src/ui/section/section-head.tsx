import type { ReactNode } from "react";
import css from "./section-head.module.css";

type Props = {
	/** The section's anchor. */
	id: string;
	title: string;
	/** Beside the title on wide screens. */
	lead?: string | undefined;
	children?: ReactNode;
	className?: string | undefined;
};

/** A section's heading. */
export function SectionHead({
	id,
	title,
	lead,
	children,
	className = "",
}: Props) {
	return (
		<div className={`${css.sectionHead} ${className}`.trim()}>
			<h2 id={`${id}-title`}>{title}</h2>
			{lead && <p>{lead}</p>}
			{children}
		</div>
	);
}
