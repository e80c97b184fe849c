import type { Store } from "#lib/storage.ts";

/**
 * What React Router needs to remember scroll positions: a key of the history entry that the visit begins with, and a
 * storage that answers. Its own inline script would also scroll, which browsers do by themselves.
 */
export function prepareScrollMemory(): void {
	if (!history.state?.key)
		history.replaceState({ key: Math.random().toString(32).slice(2) }, "");
	try {
		sessionStorage.length;
	} catch {
		// Blocked: this one lasts as long as the page.
		const kept = new Map<string, string>();
		const store: Store = {
			getItem: (key) => kept.get(key) ?? null,
			setItem: (key, value) => void kept.set(key, value),
			removeItem: (key) => void kept.delete(key),
		};
		Object.defineProperty(window, "sessionStorage", { value: store });
	}
}
