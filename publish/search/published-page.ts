import type { PageMeta } from "#lib/page-meta.ts";

export type PublishedPage = {
	/** "/" or "/pricing"; "/404" for the not-found page. */
	path: string;
	title: string;
	description: string;
	/** Undefined for pages that search engines must not index. */
	canonical: string | undefined;
	image?: string | undefined;
};

export function publishedPage(
	path: string,
	{ title, description, canonical, noindex, image }: PageMeta,
): PublishedPage {
	return {
		path,
		title,
		description,
		canonical: noindex ? undefined : canonical,
		image,
	};
}

/**
 * Returns the path of the page's canonical URL, or the page's own path if it has none. All paths of
 * an article have the same canonical URL.
 */
export function mainPath(
	{ path, canonical }: PublishedPage,
	siteUrl: string,
): string {
	return canonical?.replace(siteUrl, "") ?? path;
}

export function listedPages(
	pages: readonly PublishedPage[],
	siteUrl: string,
): PublishedPage[] {
	return pages
		.filter(({ path, canonical }) => canonical === siteUrl + path)
		.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
