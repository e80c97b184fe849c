import { CallToAction } from "#sections/call-to-action.tsx";
import { EventList } from "#sections/events/event-list.tsx";
import { CalendarSubscription } from "#ui/calendar/calendar-subscription.tsx";
import layout from "#ui/layout/layout.module.css";
import { PageHeader } from "#ui/section/page-header.tsx";
import { TitledSection } from "#ui/section/titled-section.tsx";
import type { EventsPageProps } from "./events-props.ts";

/** Builds without upcoming events omit this page. `over` shows after the last event, until the next build. */
export function EventsPage({
	headline,
	lead,
	over,
	events,
	subscribe,
	closing,
}: EventsPageProps) {
	const until = Math.max(...events.list.map((event) => event.until));
	return (
		<>
			<PageHeader>
				<h1>{headline}</h1>
				<p className="lead" data-until={until}>
					{lead}
				</p>
				<p className="lead" data-from={until} hidden>
					{over}
				</p>
			</PageHeader>
			<div className={layout.wrap} data-until={until}>
				<EventList events={events} heading="h2" />
			</div>
			<Subscribe subscribe={subscribe} events={events} until={until} />
			<CallToAction id="closing" {...closing} />
		</>
	);
}

function Subscribe({
	subscribe,
	events,
	until,
}: Pick<EventsPageProps, "subscribe" | "events"> & { until: number }) {
	return (
		<TitledSection
			id="subscribe"
			title={subscribe.title}
			lead={subscribe.text}
			until={until}
		>
			<CalendarSubscription
				label={subscribe.link}
				names={events.calendars}
				feed={subscribe.feed}
			/>
		</TitledSection>
	);
}
