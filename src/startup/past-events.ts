const root = document.documentElement;

/**
 * Hides what is over by the visitor's clock (`data-until`, milliseconds since 1970) and shows what begins then
 * (`data-from`), on pages that have such parts. Each part is checked as soon as it is parsed: the end of the HTML comes
 * after the first paint, and the page would shift.
 */
export function hidePastEvents(): void {
	if (root.dataset.timed === undefined) return;
	const parsing = new MutationObserver(update);
	parsing.observe(root, { childList: true, subtree: true });
	document.addEventListener("DOMContentLoaded", () => {
		parsing.disconnect();
		update();
	});
	document.addEventListener("visibilitychange", update);
}

function update(): void {
	for (const part of document.querySelectorAll<HTMLElement>("[data-until]"))
		part.hidden = Number(part.dataset.until) <= Date.now();
	for (const part of document.querySelectorAll<HTMLElement>("[data-from]"))
		part.hidden = Number(part.dataset.from) > Date.now();
}
