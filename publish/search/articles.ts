import { articleAddress } from "#articles/list/tips-address.ts";
import { newerFirst } from "#model/articles/article-order.ts";
import type { Article, Content } from "#model/files.ts";

/** The address of an article within the site. */
export function articlePath({ category, slug }: Article): string {
	return articleAddress(category, slug);
}

const indexes = new WeakMap<readonly Article[], Map<string, Article>>();

/** The article at an address; looked up and not searched for, since there may be thousands. */
export function articleAt(
	{ articles }: Content,
	path: string,
): Article | undefined {
	const index =
		indexes.get(articles) ??
		new Map(articles.map((article) => [articlePath(article), article]));
	indexes.set(articles, index);
	return index.get(path);
}

/** All articles in the order in which feeds and lists show them. */
export function newestFirst({ articles }: Content): Article[] {
	return articles.toSorted(newerFirst);
}
