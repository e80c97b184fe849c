import type { ReactNode } from "react";
import layout from "#ui/layout/layout.module.css";
import { ForceLayout } from "./force-layout.tsx";
import css from "./page-head.module.css";

type Props = {
	as?: "div" | "header";
	className?: string | undefined;
	children: ReactNode;
};

/** The header of a page without a hero picture. */
export function PageHead({ as: Tag = "div", className = "", children }: Props) {
	return (
		<>
			<Tag className={`${layout.wrap} ${css.pageHead} ${className}`.trim()}>
				{children}
			</Tag>
			<ForceLayout />
		</>
	);
}
