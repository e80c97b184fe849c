import type { ReactNode } from "react";
import css from "./section-header.module.css";

type Props = {
	id: string;
	title: string;
	lead?: string | undefined;
	children?: ReactNode;
	className?: string | undefined;
};

export function SectionHeader({
	id,
	title,
	lead,
	children,
	className = "",
}: Props) {
	return (
		<div className={`${css.sectionHeader} ${className}`.trim()}>
			<h2 id={`${id}-title`}>{title}</h2>
			{lead && <p>{lead}</p>}
			{children}
		</div>
	);
}
