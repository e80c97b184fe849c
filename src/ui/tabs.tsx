import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

type Props<Id extends string> = {
	/** Read out by screen readers as the name of the list. */
	label: string;
	tabs: readonly { id: Id; content: ReactNode }[];
	selected: Id;
	onSelect: (id: Id) => void;
	className?: string;
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
	className = "",
}: Props<Id>) {
	const list = useRef<HTMLDivElement>(null);

	// On narrow screens the list scrolls sideways: the selected tab stands in its middle.
	useEffect(() => {
		const strip = list.current;
		const tab = strip?.querySelector(`[aria-controls="${panelId(selected)}"]`);
		if (!strip || !tab) return;
		const [around, inside] = [strip, tab].map((it) =>
			it.getBoundingClientRect(),
		);
		if (!around || !inside) return;
		strip.scrollLeft +=
			inside.left + inside.width / 2 - (around.left + around.width / 2);
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
		if (to === undefined || !tab) return;
		event.preventDefault();
		onSelect(tab.id);
		list.current?.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus();
	}

	return (
		<div
			ref={list}
			className={`tabs needs-script ${className}`.trim()}
			role="tablist"
			aria-label={label}
		>
			{tabs.map(({ id, content }) => (
				<button
					key={id}
					type="button"
					role="tab"
					className="tab"
					aria-selected={id === selected}
					aria-controls={panelId(id)}
					tabIndex={id === selected ? 0 : -1}
					onClick={() => onSelect(id)}
					onKeyDown={onKeyDown}
				>
					{content}
				</button>
			))}
		</div>
	);
}
