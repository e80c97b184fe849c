export const articlesPath = "/fitness-tips";

export function articlePath(category: string, slug: string): string {
	return `${articlesPath}/${category}/${slug}`;
}

export function shortArticlePaths(slug: string): [string, string] {
	return [`${articlesPath}/${slug}`, `/blog/${slug}`];
}

export function categoryHref(category: string): string {
	return `${articlesPath}?tab=${category}`;
}

export function isArticlePath(path: string): boolean {
	return /^\/(?:blog|fitness-tips(?:\/[^/]+)?)\/[^/]+$/.test(path);
}

/**
 * Returns an article's path without its category. Paths with a wrong category redirect to this path
 * (C-20).
 */
export function pathWithoutCategory(path: string): string | undefined {
	const slug = /^\/fitness-tips\/[^/]+\/([^/]+)$/.exec(path)?.[1];
	return slug && `${articlesPath}/${slug}`;
}
