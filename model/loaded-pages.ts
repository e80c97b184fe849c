import { type ArticlePages, articlePages } from "./articles/articles.ts";
import type { Content } from "./files.ts";
import { eventsPath, hasEvents } from "./pages/events.ts";
import { type LandingPages, landingPages } from "./pages/landing.ts";
import type { PicturePipeline } from "./pictures/pictures.ts";
import { keepWordsTogether } from "./text/line-breaks.ts";

/** The pages of which there are as many as the content has files for, as their loaders give them. */
export type LoadedPages = {
	articles: ArticlePages;
	landing: LandingPages;
	/** All addresses that are built beside those of model/files.ts. */
	addresses: readonly string[];
};

export function loadedPages(
	content: Content,
	pipeline: PicturePipeline,
): LoadedPages {
	const articles = articlePages(content, pipeline);
	const landing = landingPages(content, pipeline);
	return {
		articles: {
			addresses: () => articles.addresses(),
			article: (slug) => keepWordsTogether(articles.article(slug)),
			tips: () => keepWordsTogether(articles.tips()),
			further: (category, number) =>
				keepWordsTogether(articles.further(category, number)),
		},
		landing: new Map(
			[...landing].map(([path, page]) => [path, keepWordsTogether(page)]),
		),
		addresses: [
			...articles.addresses(),
			...landing.keys(),
			...(hasEvents(content) ? [eventsPath] : []),
		],
	};
}
