import { isStoredPicture } from "#lib/stored-picture.ts";
import type { Content } from "#model/files.ts";
import { mapTexts } from "#model/text/walk-values.ts";

/**
 * Replaces the origin of every provider URL with `origin`, the sandbox of a local run. Links to
 * public platforms (social profiles, reviews, directions) stay unchanged.
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
	const { pages, articles } = mapTexts(
		{ pages: content.pages, articles: content.articles },
		(text) => (isStoredPicture(text, imageStorage) ? move(text) : text),
	);
	return {
		...content,
		pages,
		articles,
		integrations: {
			...mapTexts(providers, (text) =>
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
