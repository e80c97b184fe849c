import { articleAddresses } from "./articles/article-addresses.ts";
import {
	type Article,
	type LandingPage,
	notFoundAddress,
	pageAddresses,
} from "./files.ts";
import { eventsPath, hasEvents } from "./pages/events.ts";
import { landingAddress } from "./pages/landing.ts";

export type GeneratedPages = {
	articles: readonly Pick<Article, "category" | "slug">[];
	landing: readonly Pick<LandingPage, "slug">[];
	events: { list: readonly unknown[] };
};

export function addressesOf(content: GeneratedPages): readonly string[] {
	return [
		...pageAddresses,
		...articleAddresses(content.articles),
		...content.landing.map(({ slug }) => landingAddress(slug)),
		...(hasEvents(content) ? [eventsPath] : []),
	];
}

/**
 * Returns the addresses that texts may link to. Omits the events page, because events expire and a
 * link to it would then be broken.
 */
export function linkAddressesOf(
	content: Omit<GeneratedPages, "events">,
): ReadonlySet<string> {
	const addresses = addressesOf({ ...content, events: { list: [] } });
	return new Set(addresses.filter((address) => address !== notFoundAddress));
}
