export const articlesPath = "/fitness-tips";

export function articlePath(category: string, slug: string): string {
	return `${articlesPath}/${category}/${slug}`;
}

/** Short paths of the same article. */
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

/** True for paths of the form of an article or list page, existing or not. */
export function isArticleOrListPath(path: string): boolean {
	return articlePattern.test(path);
}

/** The path that an article with a wrong category redirects to (C-20). */
export function pathWithoutCategory(path: string): string | undefined {
	const slug = /^\/fitness-tips\/[^/]+\/([^/]+)$/.exec(path)?.[1];
	return slug && `${articlesPath}/${slug}`;
}
