/** Removes repeated and trailing slashes. Counts %2F as a slash, because hosts do. */
export function canonicalPath(path: string): string {
	const single = path.replace(/(?:\/|%2f)+/gi, "/");
	return single.length > 1 && single.endsWith("/")
		? single.slice(0, -1)
		: single;
}

/**
 * Returns the path of a page for any spelling of the path, such as "//tips" or "/tips/index.html".
 */
export function pagePath(path: string): string {
	return canonicalPath(path).replace(/(?:\/index)?\.html$/, "") || "/";
}

/** Returns undefined for anything but an absolute URL. Chrome 119 has no URL.canParse. */
export function parseUrl(text: string): URL | undefined {
	try {
		return new URL(text);
	} catch {
		return undefined;
	}
}
