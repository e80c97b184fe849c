import type { Content } from "#model/files.ts";
import type { Images } from "#model/pictures/pictures.ts";
import { eventsFeed, feedView } from "#model/views/calendar-entries.ts";
import { eventCards } from "#model/views/event-cards.ts";
import { closingView } from "#model/views/page-parts.ts";

export type EventsPageProps = ReturnType<typeof eventsPageProps>;

export function eventsPageProps(content: Content, images: Images) {
	const { headline, lead, over, subscribe, closing } = content.events;
	return {
		headline,
		lead,
		over,
		subscribe: { ...subscribe, feed: feedView(content, eventsFeed) },
		events: eventCards(content, images),
		closing: closingView(content, closing),
	};
}
