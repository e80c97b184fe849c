import {
	isArticlePath,
	pathWithoutCategory,
} from "#articles/list/article-paths.ts";
import { pagePath } from "#lib/url.ts";

/**
 * Runs on the 404 page. Redirects to the corrected path, or to an article path without its
 * category, if that page exists (C-20). Otherwise logs the path (NF-02), and replaces the URL of a
 * missing article with /not-found (ART-07, C-19).
 */
export async function enhance(): Promise<void> {
	const path = pagePath(location.pathname);
	const requested = location.pathname.replace(/(.)\/+$/, "$1");
	const intended = intendedPath(requested, path);
	if (intended && (await exists(intended))) {
		location.replace(intended + location.search + location.hash);
		return;
	}
	console.warn(`Page not found: ${requested}`);
	if (isArticlePath(path.toLowerCase()))
		history.replaceState(history.state, "", "/not-found");
}

/**
 * Returns the path that the visitor probably wanted. `path` must have single slashes, because a
 * redirect to "//other.example" would leave the site.
 */
export function intendedPath(
	requested: string,
	path: string,
): string | undefined {
	const lowerCase = path.toLowerCase();
	return lowerCase === requested ? pathWithoutCategory(lowerCase) : lowerCase;
}

async function exists(path: string): Promise<boolean> {
	const response = await fetch(path, { method: "HEAD" }).catch(() => undefined);
	return response?.ok ?? false;
}
