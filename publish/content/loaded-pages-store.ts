import type { LoadedPages } from "#model/loaded-pages.ts";

const key = Symbol.for("content:loaded-pages");

/**
 * Keeps the pages of articles and landing pages for the build. The configuration, the plugins and the build are bundled
 * apart from each other; what they share is the process.
 */
export function storePages(pages: LoadedPages): void {
	Reflect.set(globalThis, key, pages);
}

/** The pages that were handed over; throws when nothing has been yet. */
export function storedPages(): LoadedPages {
	const pages: LoadedPages | undefined = Reflect.get(globalThis, key);
	if (!pages) throw new Error("The content has not been read yet");
	return pages;
}
