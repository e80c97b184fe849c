export const articlesPath = "/fitness-tips";

export function articlePath(category: string, slug: string): string {
	return `${articlesPath}/${category}/${slug}`;
}

export function shortArticlePaths(slug: string): [string, string] {
	return [`${articlesPath}/${slug}`, `/blog/${slug}`];
}

export function listPagePath(category: string, number: number): string {
	return number < 2
		? categoryPath(category)
		: `${articlesPath}/${category}/page/${number}`;
}

export function categoryPath(category: string): string {
	return `${articlesPath}?tab=${category}`;
}

const articlePattern =
	/^\/(?:blog|fitness-tips(?:\/[^/]+)?)\/[^/]+$|^\/fitness-tips\/[^/]+\/page\/[^/]+$/;

export function isArticleOrListPath(path: string): boolean {
	return articlePattern.test(path);
}

/**
 * Returns an article's path without its category. Paths with a wrong category redirect to this path
 * (C-20).
 */
export function pathWithoutCategory(path: string): string | undefined {
	const slug = /^\/fitness-tips\/[^/]+\/([^/]+)$/.exec(path)?.[1];
	return slug && `${articlesPath}/${slug}`;
}
