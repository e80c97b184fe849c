/**
 * Opens the menu of programs on hover. Closes the menu on Escape, and when the mouse or the focus
 * leaves it (NAV-03, WCAG 1.4.13).
 */
export function enhance(element: HTMLElement): void {
	if (!(element instanceof HTMLDetailsElement)) return;
	let isUnderMouse = false;

	const setByMouse = (isOver: boolean) => (event: PointerEvent) => {
		if (event.pointerType !== "mouse") return;
		isUnderMouse = isOver;
		element.open = isOver;
	};
	element.addEventListener("pointerenter", setByMouse(true));
	element.addEventListener("pointerleave", setByMouse(false));
	// Hover has already opened the menu, so a click with the mouse must not close it.
	element.querySelector("summary")?.addEventListener("click", (event) => {
		const isByMouse = isUnderMouse && event.detail > 0;
		if (isByMouse && element.open) event.preventDefault();
	});
	element.addEventListener("focusout", ({ relatedTarget }) => {
		if (!(relatedTarget instanceof Node) || !element.contains(relatedTarget))
			element.open = false;
	});
	// Listens on the window, because hover may open the menu while the focus is elsewhere.
	addEventListener("keydown", ({ key }) => {
		if (key !== "Escape" || !element.open) return;
		if (element.contains(document.activeElement))
			element.querySelector("summary")?.focus();
		element.open = false;
	});
}
