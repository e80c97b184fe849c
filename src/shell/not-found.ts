import {
	isArticleOrListPath,
	pathWithoutCategory,
} from "#articles/list/article-paths.ts";
import { pagePath } from "#lib/url.ts";

/**
 * Runs on the 404 page. Corrects the spelling of the path, or removes the category from an article
 * path that is spelled correctly. Redirects to the result if that page exists (C-20). Otherwise
 * logs the URL (NF-02). Then changes the URL of a missing article or article list to /not-found
 * (ART-07, C-19).
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
