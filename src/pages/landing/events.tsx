import page from "content:events";
import { FrameDialog } from "#booking/frame-dialog.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { EventList, useEventsLeft } from "#sections/events/event-list.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import { CalendarSubscription } from "#ui/calendar/calendar-subscription.tsx";
import layout from "#ui/layout/layout.module.css";
import { PageHead } from "#ui/section/page-head.tsx";
import css from "./events.module.css";

export const handle: PageHandle = { page, hasEvents: true };

/** What is on beside the week of classes; built while there is something (model/pages/events.ts). */
export default function EventsPage() {
	const list = useEventsLeft(page.events.list);
	return (
		<>
			<PageHead>
				<h1 tabIndex={-1}>{page.headline}</h1>
				<p className="lead">{list.length > 0 ? page.lead : page.over}</p>
			</PageHead>
			{list.length > 0 && (
				<div className={layout.wrap}>
					<EventList events={{ ...page.events, list }} heading="h2" />
					<Subscribe />
				</div>
			)}
			<CallToAction id="closing" {...page.closing} />
			{page.dialogs.map((dialog) => (
				<FrameDialog key={dialog.dialogId} dialog={dialog} />
			))}
		</>
	);
}

/** The calendar of all events: it hears of changes, which a downloaded file does not. */
function Subscribe() {
	const { subscribe, events } = page;
	return (
		<section className={css.subscribe} aria-labelledby="subscribe-title">
			<h2 id="subscribe-title">{subscribe.title}</h2>
			<p>{subscribe.text}</p>
			<CalendarSubscription
				label={subscribe.link}
				names={events.calendars}
				feed={subscribe.feed}
			/>
		</section>
	);
}
