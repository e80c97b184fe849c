import type { ReactNode } from "react";
import visibility from "../layout/visibility.module.css";
import css from "./tabs.module.css";

type Props = {
	label: string;
	tabs: readonly { id: string; content: ReactNode }[];
	selected: string;
	className: string | undefined;
};

export function panelId(tab: string): string {
	return `${tab}-panel`;
}

/** A tab list (tabs.ts), hidden without scripts. All panels and headings must then be visible. */
export function Tabs({ label, tabs, selected, className }: Props) {
	return (
		<div
			className={`${css.tabs} ${visibility.jsOnly} ${className}`}
			role="tablist"
			aria-label={label}
		>
			{tabs.map(({ id, content }) => (
				<button
					key={id}
					type="button"
					role="tab"
					className={css.tab}
					data-tab={id}
					aria-selected={id === selected}
					aria-controls={panelId(id)}
					tabIndex={id === selected ? 0 : -1}
				>
					{content}
				</button>
			))}
		</div>
	);
}
