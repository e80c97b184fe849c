const listeners = new Set<() => void>();

/** The value of a query parameter of the page. */
export function queryParam(name: string): string | undefined {
	return new URLSearchParams(location.search).get(name) ?? undefined;
}

/**
 * Changes a query parameter of the page's address; undefined removes it. With isNewEntry the browser's Back returns to the
 * value before.
 */
export function setQueryParam(
	name: string,
	value: string | undefined,
	isNewEntry = false,
): void {
	// Not from the path: as an address of its own "//schedule" would be another host.
	const address = new URL(location.href);
	if (value === undefined) address.searchParams.delete(name);
	else address.searchParams.set(name, value);
	if (isNewEntry) history.pushState(null, "", address);
	else history.replaceState(history.state, "", address);
	for (const listener of listeners) listener();
}

/** Calls back when a query parameter was set, and after Back and Forward; returns how to stop. */
export function onQueryChange(listener: () => void): () => void {
	listeners.add(listener);
	addEventListener("popstate", listener);
	return () => {
		listeners.delete(listener);
		removeEventListener("popstate", listener);
	};
}
