/** The addresses of articles and their lists (ROUTE-14, ROUTE-15). */
export const tipsPath = "/fitness-tips";

/** The one address under which search engines list an article. */
export function articleAddress(category: string, slug: string): string {
	return `${tipsPath}/${category}/${slug}`;
}

/** The shorter ones that show the same article. */
export function shortAddresses(slug: string): [string, string] {
	return [`${tipsPath}/${slug}`, `/blog/${slug}`];
}

/** A page of a category; the first is a tab of the list. */
export function furtherAddress(category: string, number: number): string {
	return number < 2
		? categoryAddress(category)
		: `${tipsPath}/${category}/page/${number}`;
}

/** The list with a category's tab. */
export function categoryAddress(category: string): string {
	return `${tipsPath}?tab=${category}`;
}

const articlePattern =
	/^\/(?:blog|fitness-tips(?:\/[^/]+)?)\/[^/]+$|^\/fitness-tips\/[^/]+\/page\/[^/]+$/;

/** Whether the router takes an address for an article or a page of the list, be there one or not. */
export function isTipsAddress(path: string): boolean {
	return articlePattern.test(path);
}

/** Where an article stands whatever its category: a wrong category leads there (C-20). */
export function withoutCategory(path: string): string | undefined {
	const slug = /^\/fitness-tips\/[^/]+\/([^/]+)$/.exec(path)?.[1];
	return slug && `${tipsPath}/${slug}`;
}
