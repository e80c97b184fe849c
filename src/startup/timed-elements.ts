import { onTabShown } from "#lib/on-tab-shown.ts";

const root = document.documentElement;

/**
 * Hides elements after `data-until` and shows elements after `data-from` (milliseconds since 1970).
 * Checks each element as soon as it is parsed. DOMContentLoaded would be too late, because it fires
 * after first paint and the page would shift.
 */
export function updateTimedElements(): void {
	if (root.dataset.timed === undefined) return;
	const parsing = new MutationObserver(update);
	parsing.observe(root, { childList: true, subtree: true });
	document.addEventListener("DOMContentLoaded", () => {
		parsing.disconnect();
		update();
	});
	onTabShown(update);
}

function update(): void {
	for (const part of document.querySelectorAll<HTMLElement>("[data-until]"))
		part.hidden = Number(part.dataset.until) <= Date.now();
	for (const part of document.querySelectorAll<HTMLElement>("[data-from]"))
		part.hidden = Number(part.dataset.from) > Date.now();
}
