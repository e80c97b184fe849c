const selector = "details[name=calendar-menu][open]";

/** Closes the calendar menu inside the element on Escape and when focus leaves the menu. */
export function closeCalendarMenusOnLeave(element: HTMLElement): void {
	const openMenu = () => element.querySelector<HTMLDetailsElement>(selector);
	element.addEventListener("focusout", ({ relatedTarget }) => {
		const menu = openMenu();
		if (
			menu &&
			!(relatedTarget instanceof Node && menu.contains(relatedTarget))
		)
			menu.open = false;
	});
	element.addEventListener("keydown", ({ key }) => {
		const menu = openMenu();
		if (key !== "Escape" || !menu) return;
		menu.open = false;
		menu.querySelector("summary")?.focus();
	});
}
