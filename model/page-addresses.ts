import { articleAddresses } from "./articles/article-addresses.ts";
import { type Content, pageAddresses } from "./files.ts";
import { eventsPath, hasEvents } from "./pages/events.ts";
import { landingAddress } from "./pages/landing.ts";

type Pages = Pick<Content, "articles" | "landing" | "events">;

/** Returns the addresses of all pages. */
export function addressesOf(content: Pages): readonly string[] {
	return [...pageAddresses, ...generatedPageAddresses(content)];
}

/** Returns the addresses of articles, article lists, landing pages and the events page. */
export function generatedPageAddresses(content: Pages): readonly string[] {
	return [
		...articleAddresses(content.articles),
		...content.landing.map(({ slug }) => landingAddress(slug)),
		...(hasEvents(content) ? [eventsPath] : []),
	];
}
