import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Cards of a category on one page; what is older stands on further pages. */
export const cardsPerPage = 24;

/** How many pages so many articles of a category fill. */
export function pagesOf(articles: number): number {
	return Math.ceil(articles / cardsPerPage);
}

/**
 * Whether a category has more articles than its first page shows. The table of routes needs to know before the content
 * is read and checked: React Router refuses a route with a loader of which no page is built.
 */
export function hasFurtherPages(folder: string): boolean {
	const counts = new Map<string, number>();
	const files = readdirSync(join(folder, "articles"));
	for (const file of files.filter((name) => name.endsWith(".md"))) {
		const text = readFileSync(join(folder, "articles", file), "utf8");
		const category = /^category: *["']?([a-z]+)/m.exec(text)?.[1] ?? "";
		counts.set(category, (counts.get(category) ?? 0) + 1);
	}
	return Math.max(...counts.values()) > cardsPerPage;
}
