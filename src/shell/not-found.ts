import {
	isArticleOrListPath,
	pathWithoutCategory,
} from "#articles/list/article-paths.ts";
import { pagePath } from "#lib/url.ts";

/**
 * Runs on the page that hosts send for an unknown address. Opens the page that the visitor meant, if it exists: one
 * written otherwise, or an article under another category (C-20). Else logs the address (NF-02), and shows a missing
 * article as /not-found (ART-07, C-19).
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

/** The page that an address may stand for. It is made of the path, since "//other.example" as requested is another site. */
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
