const root = document.documentElement;

/**
 * What is over by the visitor's clock does not show, on pages that have such parts (data-events of <html>). Each part is
 * looked at as soon as it is read: the end of the HTML comes after the first paint, and the list would move. React leaves
 * them out when it has taken over (src/sections/events/event-list.tsx).
 */
export function hidePastEvents(): void {
	if (root.dataset.events === undefined) return;
	const reading = new MutationObserver(hide);
	reading.observe(root, { childList: true, subtree: true });
	document.addEventListener("DOMContentLoaded", () => {
		reading.disconnect();
		hide();
	});
}

function hide(): void {
	for (const part of document.querySelectorAll<HTMLElement>("[data-until]"))
		part.hidden = Number(part.dataset.until) <= Date.now();
}
