import {
	articlePath,
	articlesPath,
	listPagePath,
	shortArticlePaths,
} from "#articles/list/article-paths.ts";
import type { Article } from "../files.ts";
import { categoryIds } from "../schema/article.ts";

/** Cards of a category on one page; what is older stands on further pages. */
export const cardsPerPage = 24;

/** How many pages so many articles of a category fill. */
export function pagesOf(articles: number): number {
	return Math.ceil(articles / cardsPerPage);
}

/** All addresses that articles make: the lists and their further pages, and three of each article. */
export function articleAddresses(
	articles: readonly Pick<Article, "category" | "slug">[],
): string[] {
	const pages = (id: string) =>
		pagesOf(articles.filter(({ category }) => category === id).length);
	return [
		articlesPath,
		"/blog",
		...categoryIds.flatMap((id) =>
			Array.from({ length: Math.max(pages(id) - 1, 0) }, (_, index) =>
				listPagePath(id, index + 2),
			),
		),
		...articles.flatMap(({ category, slug }) => [
			articlePath(category, slug),
			...shortArticlePaths(slug),
		]),
	];
}
