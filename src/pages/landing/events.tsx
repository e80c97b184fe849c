import page from "content:events";
import { CallToAction } from "#sections/call-to-action.tsx";
import { EventList } from "#sections/events/event-list.tsx";
import { useEventsLeft } from "#sections/events/events-left.ts";
import type { PageHandle } from "#shell/page-handle.ts";
import layout from "#ui/layout/layout.module.css";
import pageHead from "#ui/section/page-head.module.css";
import { LeadDialogs } from "./lead-dialogs.tsx";

export const handle: PageHandle = { page, hasEvents: true };

/** What is on beside the week of classes; built while there is something (model/pages/events.ts). */
export default function EventsPage() {
	const list = useEventsLeft(page.events.list);
	return (
		<>
			<div className={`${layout.wrap} ${pageHead.pageHead}`}>
				<h1 tabIndex={-1}>{page.headline}</h1>
				<p className="lead">{list.length > 0 ? page.lead : page.over}</p>
			</div>
			{list.length > 0 && (
				<div className={layout.wrap}>
					<EventList events={{ ...page.events, list }} heading="h2" />
				</div>
			)}
			<CallToAction id="closing" {...page.closing} />
			<LeadDialogs dialogs={page.dialogs} />
		</>
	);
}
