import type { ReactNode } from "react";
import layout from "#ui/layout/layout.module.css";
import { ForceLayout } from "./force-layout.tsx";
import css from "./page-header.module.css";

type Props = {
	className?: string | undefined;
	children: ReactNode;
};

export function PageHeader({ className = "", children }: Props) {
	return (
		<>
			<div className={`${layout.wrap} ${css.pageHeader} ${className}`.trim()}>
				{children}
			</div>
			<ForceLayout />
		</>
	);
}
