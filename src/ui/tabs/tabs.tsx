import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import only from "../layout/only.module.css";
import css from "./tabs.module.css";

type Props<Id extends string> = {
	/** Read out by screen readers as the name of the list. */
	label: string;
	tabs: readonly { id: Id; content: ReactNode }[];
	selected: Id;
	/** Another one than the selected. */
	onSelect: (id: Id) => void;
	className: string | undefined;
};

/** The id of the panel that a tab shows; it has role="tabpanel". */
export function panelId(tab: string): string {
	return `${tab}-panel`;
}

/**
 * Tabs over panels of the same page. Arrow keys, Home and End choose; the list is one stop of the Tab key. Without
 * script it is hidden: show all panels then, each with its heading.
 */
export function Tabs<Id extends string>({
	label,
	tabs,
	selected,
	onSelect,
	className,
}: Props<Id>) {
	const list = useRef<HTMLDivElement>(null);

	// The focus goes along with the choice, also when the browser's Back changes it. On narrow screens the list scrolls
	// sideways: the selected tab stands in its middle.
	useEffect(() => {
		const strip = list.current;
		const tab = strip?.querySelector<HTMLElement>(
			`[aria-controls="${panelId(selected)}"]`,
		);
		if (!strip || !tab) return;
		if (strip.contains(document.activeElement))
			tab.focus({ preventScroll: true });
		const left = tab.offsetLeft - strip.offsetLeft;
		strip.scrollLeft = left + (tab.offsetWidth - strip.clientWidth) / 2;
	}, [selected]);

	function onKeyDown(event: KeyboardEvent) {
		const last = tabs.length - 1;
		const at = tabs.findIndex(({ id }) => id === selected);
		const to = {
			ArrowRight: at === last ? 0 : at + 1,
			ArrowLeft: at === 0 ? last : at - 1,
			Home: 0,
			End: last,
		}[event.key];
		const tab = to === undefined ? undefined : tabs[to];
		if (!tab) return;
		event.preventDefault();
		onSelect(tab.id);
	}

	return (
		<div
			ref={list}
			className={`${css.tabs} ${only.withScript} ${className}`}
			role="tablist"
			aria-label={label}
		>
			{tabs.map(({ id, content }) => (
				<button
					key={id}
					type="button"
					role="tab"
					className={css.tab}
					aria-selected={id === selected}
					aria-controls={panelId(id)}
					tabIndex={id === selected ? 0 : -1}
					onClick={() => {
						if (id !== selected) onSelect(id);
					}}
					onKeyDown={onKeyDown}
				>
					{content}
				</button>
			))}
		</div>
	);
}
