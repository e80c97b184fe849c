import type { Article, Content } from "../../src/content/read-content.ts";

/** The address of an article within the site. */
export function articlePath({ category, slug }: Article): string {
	return `/fitness-tips/${category}/${slug}`;
}

/** "May 11, 2023" -> "2023-05-11" */
export function isoDate(printed: string): string {
	return new Date(`${printed} UTC`).toISOString().slice(0, 10);
}

/** The newest first; of one day in the order of their names, so that two builds agree. */
export function newestFirst({ articles }: Content): Article[] {
	return articles.toSorted(
		(a, b) =>
			isoDate(b.date).localeCompare(isoDate(a.date)) ||
			a.slug.localeCompare(b.slug),
	);
}
