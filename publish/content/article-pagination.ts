import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cardsPerPage } from "#model/articles/article-addresses.ts";

/** Whether there is an article at all: without one its routes are left out, for the reason below. */
export function hasArticles(folder: string): boolean {
	return articleFiles(folder).length > 0;
}

/**
 * Whether a category has more articles than its first page shows. The table of routes needs to know before the content
 * is read and checked: React Router refuses a route with a loader of which no page is built.
 */
export function hasFurtherPages(folder: string): boolean {
	const counts = new Map<string, number>();
	for (const path of articleFiles(folder)) {
		const text = readFileSync(path, "utf8");
		const category = /^category: *["']?([a-z]+)/m.exec(text)?.[1] ?? "";
		counts.set(category, (counts.get(category) ?? 0) + 1);
	}
	return Math.max(...counts.values()) > cardsPerPage;
}

function articleFiles(folder: string): string[] {
	const articles = join(folder, "articles");
	// Git keeps no empty folder: a gym without articles has none.
	if (!existsSync(articles)) return [];
	return readdirSync(articles)
		.filter((name) => name.endsWith(".md"))
		.map((name) => join(articles, name));
}
