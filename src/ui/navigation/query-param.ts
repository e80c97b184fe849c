const listeners = new Set<() => void>();

export function queryParam(name: string): string | undefined {
	return new URLSearchParams(location.search).get(name) ?? undefined;
}

export function setQueryParam(
	name: string,
	value: string | undefined,
	isNewEntry = false,
): void {
	// A path such as "//schedule" would be parsed as a host, so use the full URL.
	const address = new URL(location.href);
	if (value === undefined) address.searchParams.delete(name);
	else address.searchParams.set(name, value);
	if (isNewEntry) history.pushState(null, "", address);
	else history.replaceState(history.state, "", address);
	for (const listener of listeners) listener();
}

/** Calls back after setQueryParam, Back and Forward. Returns an unsubscribe function. */
export function onQueryChange(listener: () => void): () => void {
	listeners.add(listener);
	addEventListener("popstate", listener);
	return () => {
		listeners.delete(listener);
		removeEventListener("popstate", listener);
	};
}
