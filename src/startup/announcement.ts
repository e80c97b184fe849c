import { safeStorage } from "#lib/storage.ts";
import { closedAnnouncementKey } from "#lib/stored-keys.ts";

const { dataset } = document.documentElement;
const store = safeStorage(() => localStorage);

/**
 * Shows the announcement of <html> (src/document/document.tsx) while it is on by the visitor's clock and not closed. Decides before the
 * first paint, and again when the visitor leaves the tab or comes back to it: what goes while somebody reads would move
 * the page under their eyes.
 */
export function showAnnouncement(): void {
	decide();
	document.addEventListener("visibilitychange", decide);
}

/** The announcement's own button: React has no part in it. */
export function closeAnnouncement(): void {
	document.addEventListener("click", ({ target, detail }) => {
		if (
			!(target instanceof Element) ||
			!target.closest("[data-closes-announcement]")
		)
			return;
		store.setItem(closedAnnouncementKey, interval()[0] ?? "");
		// Where nothing can be kept, it stays closed as long as this document does.
		delete dataset.announcement;
		decide();
		// By a key: the focus would go with the button (WCAG 2.4.3).
		if (detail === 0) document.querySelector<HTMLElement>("header a")?.focus();
	});
}

function decide(): void {
	const [from = "", until = ""] = interval();
	const now = Date.now();
	const isOn = Date.parse(from) <= now && now < Date.parse(until);
	if (isOn && store.getItem(closedAnnouncementKey) !== from)
		dataset.announced = "";
	else delete dataset.announced;
}

/** ISO 8601: two instants. */
function interval(): string[] {
	return (dataset.announcement ?? "").split("/");
}
