import type { ReactNode } from "react";
import layout from "#ui/layout/layout.module.css";
import { ForceLayout } from "./force-layout.tsx";
import css from "./page-header.module.css";

type Props = {
	as?: "div" | "header";
	className?: string | undefined;
	children: ReactNode;
};

export function PageHeader({
	as: Tag = "div",
	className = "",
	children,
}: Props) {
	return (
		<>
			<Tag className={`${layout.wrap} ${css.pageHeader} ${className}`.trim()}>
				{children}
			</Tag>
			<ForceLayout />
		</>
	);
}
