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
		if (url === "") return url;
		const { pathname, search } = new URL(url);
		return `${origin}${pathname === "/" && search === "" ? "" : pathname}${search}`;
	};
	const { frames, links, formEmbedScript, gymManagement, imageStorage, pixel } =
		content.integrations;
	const lead = <T extends { url: string }>(frame: T): T => ({
		...frame,
		url: move(frame.url),
	});
	return {
		...content,
		pages: movePictures(content.pages, imageStorage, move),
		articles: content.articles.map((article) =>
			"address" in article.photo
				? {
						...article,
						photo: { ...article.photo, address: move(article.photo.address) },
					}
				: article,
		),
		integrations: {
			frames: {
				freeTrial: lead(frames.freeTrial),
				consultation: lead(frames.consultation),
				corporateQuote: lead(frames.corporateQuote),
				prolabsRequest: lead(frames.prolabsRequest),
				contactForm: lead(frames.contactForm),
				map: lead(frames.map),
				video: lead(frames.video),
			},
			formEmbedScript: move(formEmbedScript),
			gymManagement: move(gymManagement),
			imageStorage: imageStorage.length > 0 ? [origin] : [],
			pixel: {
				id: pixel.id,
				scripts: pixel.scripts.map(move),
				reportsTo: move(pixel.reportsTo),
			},
			links: {
				...links,
				metabolicProgram: move(links.metabolicProgram),
				store: move(links.store),
				waiver: move(links.waiver),
			},
		},
	};
}

/** The pages with the addresses of their stored pictures moved; they stand in galleries, at any depth. */
function movePictures<T>(
	value: T,
	storage: readonly string[],
	move: (url: string) => string,
): T;
function movePictures(
	value: unknown,
	storage: readonly string[],
	move: (url: string) => string,
): unknown {
	if (typeof value === "string")
		return isStoredImage(value, storage) ? move(value) : value;
	if (Array.isArray(value))
		return value.map((inner) => movePictures(inner, storage, move));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) => [
			key,
			movePictures(inner, storage, move),
		]),
	);
}
