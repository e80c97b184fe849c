/** Removes repeated and trailing slashes. Treats %2F as a slash, as hosts do. */
export function canonicalPath(path: string): string {
	const single = path.replace(/(?:\/|%2f)+/gi, "/");
	return single.length > 1 && single.endsWith("/")
		? single.slice(0, -1)
		: single;
}

/**
 * Returns the usual spelling of a page's path, such as "/tips" for "//tips" or "/tips/index.html".
 */
export function pagePath(path: string): string {
	return canonicalPath(path).replace(/(?:\/index)?\.html$/, "") || "/";
}

/** Returns undefined for anything but an absolute URL. Chrome 119 has no URL.parse. */
export function parseUrl(text: string): URL | undefined {
	try {
		return new URL(text);
	} catch {
		return undefined;
	}
}
