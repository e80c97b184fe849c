import {
	articleAddress,
	furtherAddress,
	shortAddresses,
	tipsPath,
} from "../lib/tips-address.ts";
import { pagesOf } from "./article-shelves.ts";
import type { Article } from "./read-content.ts";
import { categoryIds } from "./schema/article.ts";

/** All addresses that articles make: the lists and their further pages, and three of each article. */
export function articleAddresses(
	articles: readonly Pick<Article, "category" | "slug">[],
): string[] {
	const pages = (id: string) =>
		pagesOf(articles.filter(({ category }) => category === id).length);
	return [
		tipsPath,
		"/blog",
		...categoryIds.flatMap((id) =>
			Array.from({ length: Math.max(pages(id) - 1, 0) }, (_, index) =>
				furtherAddress(id, index + 2),
			),
		),
		...articles.flatMap(({ category, slug }) => [
			articleAddress(category, slug),
			...shortAddresses(slug),
		]),
	];
}
