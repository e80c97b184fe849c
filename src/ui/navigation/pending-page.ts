import { guardedStore } from "#lib/storage.ts";
import { pendingPageKey } from "#lib/stored-keys.ts";

const session = guardedStore(() => sessionStorage);

/**
 * When a page's chunk is gone after a deploy, React Router reloads the page that is shown, at once: the page that the
 * visitor asks for, an address from its first slash, is remembered until it is there, and opened as a document of the
 * new deploy. Not in place of the reload: in Safari that wins.
 */
export async function whileRemembered(
	path: string,
	change: () => void | Promise<void>,
): Promise<void> {
	session.setItem(pendingPageKey, path);
	await change();
	// Unless the visitor has asked for another one since.
	if (session.getItem(pendingPageKey) === path)
		session.removeItem(pendingPageKey);
}

/** Opens the page that was asked for when the one before it was reloaded for want of a chunk. */
export function goToPendingPage(): void {
	const pending = session.getItem(pendingPageKey);
	session.removeItem(pendingPageKey);
	const [entry] = performance.getEntriesByType("navigation");
	const isReload =
		entry instanceof PerformanceNavigationTiming && entry.type === "reload";
	const shown = location.pathname + location.search + location.hash;
	if (pending && isReload && pending !== shown) location.replace(pending);
}
