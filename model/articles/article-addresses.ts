import {
	articlePath,
	articlesPath,
	listPagePath,
	shortArticlePaths,
} from "#articles/list/article-paths.ts";
import type { Article } from "../files.ts";
import { categoryIds } from "../schema/article.ts";

export const cardsPerPage = 24;

export function listPageCount(articles: number): number {
	return Math.ceil(articles / cardsPerPage);
}

export function articleAddresses(
	articles: readonly Pick<Article, "category" | "slug">[],
): string[] {
	const pages = (id: string) =>
		listPageCount(articles.filter(({ category }) => category === id).length);
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
