import { Section } from "#ui/section/section.tsx";
import { type EventCards, EventList, useEventsLeft } from "./event-list.tsx";

type Props = {
	id: string;
	title: string;
	lead?: string | undefined;
	events: EventCards;
};

/** A band with the gym's events; gone once the last one is over. */
export function Events({ id, title, lead, events }: Props) {
	const list = useEventsLeft(events.list);
	if (list.length === 0) return null;
	const until = Math.max(...list.map((event) => event.until));
	return (
		<Section id={id} title={title} lead={lead} band="concrete" until={until}>
			<EventList events={{ ...events, list }} heading="h3" />
		</Section>
	);
}
