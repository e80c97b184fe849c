import page from "content:events";
import { FrameDialog } from "#booking/frame-dialog.tsx";
import { Island } from "#islands/island.tsx";
import { CallToAction } from "#sections/call-to-action.tsx";
import { EventList } from "#sections/events/event-list.tsx";
import type { PageHandle } from "#shell/page-handle.ts";
import { CalendarSubscription } from "#ui/calendar/calendar-subscription.tsx";
import layout from "#ui/layout/layout.module.css";
import { PageHeader } from "#ui/section/page-header.tsx";
import { Section } from "#ui/section/section.tsx";

export const handle: PageHandle = { page, hasTimedParts: true };

/** What is on beside the week of classes; built while there is something (model/pages/events.ts). */
export default function EventsPage() {
	const until = Math.max(...page.events.list.map((event) => event.until));
	return (
		<>
			<PageHeader>
				<h1 tabIndex={-1}>{page.headline}</h1>
				<p className="lead" data-until={until}>
					{page.lead}
				</p>
				<p className="lead" data-from={until} hidden>
					{page.over}
				</p>
			</PageHeader>
			<div className={layout.wrap} data-until={until}>
				<EventList events={page.events} heading="h2" />
			</div>
			<Subscribe until={until} />
			<CallToAction id="closing" {...page.closing} />
			{page.dialogs.map((dialog) => (
				<Island
					key={dialog.dialogId}
					name="FrameDialog"
					component={FrameDialog}
					load="dialog"
					props={{ dialog }}
				/>
			))}
		</>
	);
}

/** The calendar of all events: it hears of changes, which a downloaded file does not. */
function Subscribe({ until }: { until: number }) {
	const { subscribe, events } = page;
	return (
		<Section
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
		</Section>
	);
}
