import { z } from "zod";
import type { CalendarDate } from "#lib/time/calendar-date.ts";
import { isBefore, mayBeUpcoming } from "#lib/time/zone-clock.ts";
import { id, moment, pageMeta, photo, text } from "../schema/fields.ts";
import {
	closing,
	dialogButton,
	externalLink,
	link,
} from "../schema/page-parts.ts";
import { idsOfEventPages } from "../text/reserved-ids.ts";

/** Builds without upcoming events omit this page and the links to it. */
export const eventsPath = "/events";

export function eventAnchor(id: string): string {
	return idsOfEventPages.has(id) ? `${id}-2` : id;
}

export function eventAddress(id: string): string {
	return `${eventsPath}#${eventAnchor(id)}`;
}

const event = z
	.strictObject({
		id: id.meta({
			title: "Name in addresses",
			description:
				"The end of the event's address: “open-day” is at /events#open-day.",
		}),
		name: text,
		text,
		starts: moment.describe("On the gym’s clock."),
		ends: moment.meta({
			description: "It may go on after midnight, or for weeks.",
			startField: "starts",
		}),
		photo,
		action: z
			.union(
				[dialogButton, link, externalLink],
				"a button with `label`, and `opens` (a dialog), `to` (a page) or `url` (https://)",
			)
			.optional()
			.meta({ title: "Button", description: "Where to go on from here." }),
		cancelled: z.boolean().default(false).meta({
			title: "Canceled",
			description:
				"Leave a canceled event in the list until its day is over: page, calendars and search engines tell that it does not take place.",
		}),
	})
	.refine(({ starts, ends }) => isBefore(starts, ends), {
		message: "a time after the start",
		path: ["ends"],
	});
export type Event = z.infer<typeof event>;

export const schema = z
	.strictObject({
		list: z.array(event, "a list of events").meta({
			title: "Events",
			isSorted: true,
			description:
				"Without an event there is neither a page of events nor a link to it.",
		}),
		head: pageMeta,
		headline: text,
		lead: text,
		calendar: text.meta({
			title: "Words on the calendar button",
			description: "Beside each event: a file for the visitor’s calendar.",
		}),
		cancelled: text.default("Canceled").meta({
			title: "Label of a canceled event",
			description: "One word, such as “Canceled”.",
		}),
		subscribe: z
			.strictObject({
				title: text.default("In your calendar"),
				text: text.default(
					"Subscribe once and your calendar follows our events, with every change.",
				),
				link: text.default("Subscribe to all events"),
			})
			.prefault({})
			.meta({
				title: "Calendar subscription",
				description: "Below the events: the calendar of all of them.",
			}),
		over: text.meta({
			title: "When all is over",
			description:
				"Shown after the last event, until the next publication removes the page.",
		}),
		closing: closing,
	})
	.meta({ title: "Events" });

export function upcomingEvents(
	list: readonly Event[],
	today: CalendarDate | undefined,
): Event[] {
	return list
		.filter(({ ends }) => mayBeUpcoming(ends, today))
		.toSorted((a, b) => (isBefore(a.starts, b.starts) ? -1 : 1));
}

export function hasEvents({
	events,
}: {
	events: { list: readonly unknown[] };
}): boolean {
	return events.list.length > 0;
}
