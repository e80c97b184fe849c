import type { Content } from "#model/files.ts";
import { eventsPath } from "#model/pages/events.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { eventsFeed, feedView } from "#model/views/calendar-entries.ts";
import { eventCards } from "#model/views/event-cards.ts";
import { pageMetaView } from "#model/views/page-meta.ts";
import { closingView } from "#model/views/page-parts.ts";
import type { EventsPageProps } from "./events.tsx";

export function eventsPageProps(
	content: Content,
	images: Images,
): EventsPageProps {
	const { head, headline, lead, over, subscribe, closing } = content.events;
	return {
		head: pageMetaView(content, eventsPath, head),
		headline,
		lead,
		over,
		subscribe: { ...subscribe, feed: feedView(content, eventsFeed) },
		events: eventCards(content, images),
		closing: closingView(content, closing),
	};
}
