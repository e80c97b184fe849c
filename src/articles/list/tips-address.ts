export const tipsPath = "/fitness-tips";

export function articleAddress(category: string, slug: string): string {
	return `${tipsPath}/${category}/${slug}`;
}

/** Short paths of the same article. */
export function shortAddresses(slug: string): [string, string] {
	return [`${tipsPath}/${slug}`, `/blog/${slug}`];
}

export function furtherAddress(category: string, number: number): string {
	return number < 2
		? categoryAddress(category)
		: `${tipsPath}/${category}/page/${number}`;
}

export function categoryAddress(category: string): string {
	return `${tipsPath}?tab=${category}`;
}

const articlePattern =
	/^\/(?:blog|fitness-tips(?:\/[^/]+)?)\/[^/]+$|^\/fitness-tips\/[^/]+\/page\/[^/]+$/;

/** True for paths of the form of an article or list page, existing or not. */
export function isTipsAddress(path: string): boolean {
	return articlePattern.test(path);
}

/** The path that an article with a wrong category redirects to (C-20). */
export function withoutCategory(path: string): string | undefined {
	const slug = /^\/fitness-tips\/[^/]+\/([^/]+)$/.exec(path)?.[1];
	return slug && `${tipsPath}/${slug}`;
}
