import type { LoadedPages } from "#model/loaded-pages.ts";

const key = Symbol.for("content:loaded-pages");

/**
 * Gives the pages of articles and landing pages to their loaders, which React Router runs in the process of the build. In
 * memory and not in the bundle: thousands of articles would be a bundle of many megabytes, built twice. The
 * configuration, the plugin and the loaders are bundled apart from each other; what they share is the process.
 */
export function storePages(pages: LoadedPages): void {
	Reflect.set(globalThis, key, pages);
}

export function hasLoadedPages(): boolean {
	return Reflect.has(globalThis, key);
}

/** The pages that were handed over; throws when nothing has been yet. */
export function storedPages(): LoadedPages {
	const pages: LoadedPages | undefined = Reflect.get(globalThis, key);
	if (!pages) throw new Error("The content has not been read yet");
	return pages;
}

/** The modules that loaders import, by their names: each is a part of what was handed over. */
export const loaderModules: Record<string, string> = {
	"content:article-pages": moduleOf("articles"),
	"content:landing-pages": moduleOf("landing"),
};

function moduleOf(part: keyof LoadedPages): string {
	return `export default globalThis[Symbol.for("content:loaded-pages")].${part};`;
}
