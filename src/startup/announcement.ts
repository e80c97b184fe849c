import { onTabShown } from "#lib/on-tab-shown.ts";
import { safeStorage } from "#lib/storage.ts";
import { closedAnnouncementKey } from "#lib/storage-keys.ts";

const { dataset } = document.documentElement;
const store = safeStorage(() => localStorage);

/**
 * Shows the announcement between its dates unless the visitor has closed it. Updates only before
 * first paint and when the visitor returns to the tab. Otherwise the page would shift while the
 * visitor reads.
 */
export function showAnnouncement(): void {
	update();
	onTabShown(update);
}

export function handleAnnouncementClose(): void {
	document.addEventListener("click", ({ target, detail }) => {
		if (
			!(target instanceof Element) ||
			!target.closest("[data-closes-announcement]")
		)
			return;
		store.setItem(closedAnnouncementKey, interval()[0] ?? "");
		// Deletes the dates, so that update() hides the announcement even if storage is blocked.
		delete dataset.announcement;
		update();
		// The close button disappears, so a keyboard user's focus must move (WCAG 2.4.3).
		if (detail === 0) document.querySelector<HTMLElement>("header a")?.focus();
	});
}

function update(): void {
	const [from = "", until = ""] = interval();
	const now = Date.now();
	const isOn = Date.parse(from) <= now && now < Date.parse(until);
	if (isOn && store.getItem(closedAnnouncementKey) !== from)
		dataset.announced = "";
	else delete dataset.announced;
}

function interval(): string[] {
	return (dataset.announcement ?? "").split("/");
}
