import { type ArticlePages, articlePages } from "./articles/articles.ts";
import type { Content } from "./files.ts";
import { eventsPath, hasEvents } from "./pages/events.ts";
import { type LandingPages, landingPages } from "./pages/landing.ts";
import type { PictureDesk } from "./pictures/pictures.ts";

/** The pages of which there are as many as the content has files for, as their loaders give them. */
export type LoadedPages = {
	articles: ArticlePages;
	landing: LandingPages;
	/** All addresses that are built beside those of model/files.ts. */
	addresses: readonly string[];
};

export function loadedPages(content: Content, desk: PictureDesk): LoadedPages {
	const articles = articlePages(content, desk);
	const landing = landingPages(content, desk);
	return {
		articles,
		landing,
		addresses: [
			...articles.addresses(),
			...landing.keys(),
			...(hasEvents(content) ? [eventsPath] : []),
		],
	};
}
