import { isStoredImage } from "#lib/image-address.ts";
import type { Content } from "#model/files.ts";

/**
 * Points every provider at one origin: the sandbox of a local run (PROVIDER_ORIGIN). Paths stay. Links to public
 * platforms (social profiles, reviews, directions) are not providers and stay as they are.
 */
export function withProviderOrigin(
	content: Content,
	origin: string | undefined,
): Content {
	if (!origin) return content;
	const move = (url: string) => {
		const { pathname, search } = new URL(url);
		return `${origin}${pathname === "/" && search === "" ? "" : pathname}${search}`;
	};
	const { links, ...providers } = content.integrations;
	const { imageStorage } = providers;
	// Galleries have pictures at any depth of a page.
	const { pages, articles } = withTexts(
		{ pages: content.pages, articles: content.articles },
		(text) => (isStoredImage(text, imageStorage) ? move(text) : text),
	);
	return {
		...content,
		pages,
		articles,
		integrations: {
			...withTexts(providers, (text) =>
				text.startsWith("https://") ? move(text) : text,
			),
			imageStorage: imageStorage.length > 0 ? [origin] : [],
			links: {
				...links,
				metabolicProgram: move(links.metabolicProgram),
				store: move(links.store),
				waiver: move(links.waiver),
			},
		},
	};
}

/** A copy with each text of it, at any depth, changed. */
function withTexts<T>(value: T, change: (text: string) => string): T;
function withTexts(value: unknown, change: (text: string) => string): unknown {
	if (typeof value === "string") return change(value);
	if (Array.isArray(value)) return value.map((it) => withTexts(it, change));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, it]) => [key, withTexts(it, change)]),
	);
}
