/** The one form of an address: single slashes (hosts take %2F for one), none at the end. */
export function canonicalPath(path: string): string {
	const single = path.replace(/(?:\/|%2f)+/gi, "/");
	return single.length > 1 && single.endsWith("/")
		? single.slice(0, -1)
		: single;
}

/** The path that the router knows a page by, for whatever a host has shown it under: "//tips", "/tips/index.html". */
export function pagePath(path: string): string {
	return canonicalPath(path).replace(/(?:\/index)?\.html$/, "") || "/";
}

/**
 * The id that the anchor of an address names, without its #. One that is not well encoded, such as #50%, stands for
 * itself, as in the browser.
 */
export function anchorId(hash: string): string {
	const anchor = hash.slice(1);
	try {
		return decodeURIComponent(anchor);
	} catch {
		return anchor;
	}
}

/** The parts of a full address; undefined when it is none. Chrome 119 does not know URL.canParse. */
export function readAddress(text: string): URL | undefined {
	try {
		return new URL(text);
	} catch {
		return undefined;
	}
}
