export type SelectTab = (id: string) => void;

/**
 * Handles clicks, arrow keys, Home and End on tabs. Calls `onChoose` when the visitor chooses a tab
 * that is not selected yet.
 */
export function connectTabs(
	element: HTMLElement,
	onChoose: (id: string) => void,
): SelectTab {
	const list = element.querySelector<HTMLElement>("[role=tablist]");
	const tabs = [...element.querySelectorAll<HTMLElement>("[role=tab]")];
	const selectedIndex = () =>
		tabs.findIndex(({ ariaSelected }) => ariaSelected === "true");
	const choose = (tab: HTMLElement | undefined) => {
		const id = tab?.dataset.tab;
		if (tab && id && tab !== tabs[selectedIndex()]) onChoose(id);
	};

	for (const tab of tabs) tab.addEventListener("click", () => choose(tab));
	list?.addEventListener("keydown", (event) => {
		const index = selectedIndex();
		const next = {
			ArrowRight: (index + 1) % tabs.length,
			ArrowLeft: (index - 1 + tabs.length) % tabs.length,
			Home: 0,
			End: tabs.length - 1,
		}[event.key];
		if (next === undefined) return;
		event.preventDefault();
		choose(tabs[next]);
	});

	return (id) => {
		for (const tab of tabs) {
			const isSelected = tab.dataset.tab === id;
			tab.ariaSelected = String(isSelected);
			tab.tabIndex = isSelected ? 0 : -1;
			document
				.getElementById(tab.getAttribute("aria-controls") ?? "")
				?.toggleAttribute("data-selected", isSelected);
			if (isSelected && list) showTab(list, tab);
		}
	};
}

function showTab(list: HTMLElement, tab: HTMLElement): void {
	if (list.contains(document.activeElement)) tab.focus({ preventScroll: true });
	const left = tab.offsetLeft - list.offsetLeft;
	list.scrollLeft = left + (tab.offsetWidth - list.clientWidth) / 2;
}
