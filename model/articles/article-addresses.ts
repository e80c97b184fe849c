import {
	articlePath,
	articlesPath,
	shortArticlePaths,
} from "#articles/list/article-paths.ts";
import type { Article } from "../files.ts";

export function articleAddresses(
	articles: readonly Pick<Article, "category" | "slug">[],
): string[] {
	return [
		articlesPath,
		"/blog",
		...articles.flatMap(({ category, slug }) => [
			articlePath(category, slug),
			...shortArticlePaths(slug),
		]),
	];
}
