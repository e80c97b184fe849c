import type { ArticlePages } from "./views/articles.ts";

const key = Symbol.for("content:article-pages");

/**
 * Gives the pages of articles to their loaders, which React Router runs in the process of the build. In memory and not
 * in the bundle: thousands of articles would be a bundle of many megabytes, built twice. The configuration, the plugin
 * and the loaders are bundled apart from each other; what they share is the process.
 */
export function handOver(pages: ArticlePages): void {
	Reflect.set(globalThis, key, pages);
}

/** The pages that were handed over; throws when nothing has been yet. */
export function handedOver(): ArticlePages {
	const pages: ArticlePages | undefined = Reflect.get(globalThis, key);
	if (!pages) throw new Error("The content has not been read yet");
	return pages;
}

/** The module that loaders import. */
export const takeOverCode = `export default globalThis[Symbol.for("content:article-pages")];`;
