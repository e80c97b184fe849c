import { articleAddresses } from "./articles/article-addresses.ts";
import { articlePages } from "./articles/articles.ts";
import type { Content, ContentWithPictures } from "./files.ts";
import { eventsPath, hasEvents } from "./pages/events.ts";
import { landingAddress, landingPages } from "./pages/landing.ts";

export type LoadedPages = ReturnType<typeof loadedPages>;

/** The pages of which there are as many as the content has files for, as their loaders give them. */
export function loadedPages(content: ContentWithPictures) {
	return {
		articles: articlePages(content),
		landing: landingPages(content),
		addresses: addressesOf(content),
	};
}

/** All addresses that are built beside those of model/files.ts. */
export function addressesOf(
	content: Pick<Content, "articles" | "landing" | "events">,
): readonly string[] {
	return [
		...articleAddresses(content.articles),
		...content.landing.map(({ slug }) => landingAddress(slug)),
		...(hasEvents(content) ? [eventsPath] : []),
	];
}
