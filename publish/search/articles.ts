import { articlePath } from "#articles/list/article-paths.ts";
import type { Article, Content } from "#model/files.ts";

export function articleAt(
	{ articles }: Content,
	path: string,
): Article | undefined {
	return articles.find(
		({ category, slug }) => articlePath(category, slug) === path,
	);
}
