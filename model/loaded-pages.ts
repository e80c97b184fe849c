import { articlePages } from "./articles/articles.ts";
import type { Content } from "./files.ts";
import { eventsPath, hasEvents } from "./pages/events.ts";
import { landingPages } from "./pages/landing.ts";
import type { PicturePipeline } from "./pictures/pictures.ts";

export type LoadedPages = ReturnType<typeof loadedPages>;

/** The pages of which there are as many as the content has files for, as their loaders give them. */
export function loadedPages(content: Content, pipeline: PicturePipeline) {
	const articles = articlePages(content, pipeline);
	const landing = landingPages(content, pipeline);
	const addresses: readonly string[] = [
		...articles.addresses(),
		...landing.keys(),
		...(hasEvents(content) ? [eventsPath] : []),
	];
	/** The addresses are all that are built beside those of model/files.ts. */
	return { articles, landing, addresses };
}
