import type { ReactNode } from "react";
import css from "./section-head.module.css";

type Props = {
	/** The anchor of the section: it is named by this heading. */
	id: string;
	title: string;
	/** Beside the title on wide screens. */
	lead?: string | undefined;
	/** Links and controls beside the title. */
	children?: ReactNode;
	className?: string | undefined;
};

/** The heading over a section, with a sentence or links beside it. */
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
