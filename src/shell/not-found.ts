import {
	isArticleOrListPath,
	pathWithoutCategory,
} from "#articles/list/article-paths.ts";
import { pagePath } from "#lib/url.ts";

/**
 * Runs on the 404 page. Redirects to the page that has the same path in another spelling or, for an
 * article, without the category (C-20). If there is none, logs the URL (NF-02). For a missing
 * article, also changes the URL to /not-found (ART-07, C-19).
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
	if (isArticleOrListPath(path.toLowerCase()))
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
