import { articleAddress } from "#articles/list/tips-address.ts";
import type { Article, Content } from "#model/files.ts";

/** The article at an address. */
export function articleAt(
	{ articles }: Content,
	path: string,
): Article | undefined {
	return articles.find(
		({ category, slug }) => articleAddress(category, slug) === path,
	);
}
