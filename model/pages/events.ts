import { z } from "zod";
import { type CalendarDate, formatDate } from "#lib/time/calendar-date.ts";
import { formatTime, formatTimeRange } from "#lib/time/time.ts";
import {
	instantAt,
	isBefore,
	isUpcoming,
	type Moment,
} from "#lib/time/zone-clock.ts";
import type { Content, ContentWithPictures } from "../files.ts";
import { pictureUses } from "../pictures/picture-uses.ts";
import { id, moment, pageHead, photo, text } from "../schema/fields.ts";
import { allDialogs } from "../schema/integrations.ts";
import {
	type CalendarEntry,
	calendarNames,
	entryView,
	eventsFeed,
	feedView,
	locationOf,
} from "../views/calendar-entries.ts";
import { headView } from "../views/head.ts";
import {
	actionView,
	closing,
	closingView,
	dialogsView,
	elsewhere,
	link,
	opener,
} from "../views/page-parts.ts";

/** The page is there, and links to it are shown, while there is an event. */
export const eventsPath = "/events";

const event = z
	.strictObject({
		id: id.meta({
			title: "Short name",
			description:
				"Ends the addresses of the event: “open-day” is at /events#open-day.",
		}),
		name: text,
		text,
		starts: moment.describe("On the gym’s clock."),
		ends: moment.describe("It may go on after midnight, or for weeks."),
		photo,
		action: z
			.union(
				[opener(allDialogs), link, elsewhere],
				"a button with label, and opens (a dialog), to (a path) or url (https://)",
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
		message: "a moment after it starts",
		path: ["ends"],
	});
type Event = z.infer<typeof event>;

/** content/events.yaml: what is on beside the week of classes, and the words of its page. */
export const events = z
	.strictObject({
		list: z.array(event, "a list of events").meta({
			title: "Events",
			description:
				"While nothing is planned, there is no page of events and no link to it.",
		}),
		head: pageHead,
		headline: text,
		lead: text,
		calendar: text.meta({
			title: "Words on the calendar button",
			description: "Beside each event: a file for the visitor’s calendar.",
		}),
		cancelled: text.default("Canceled").describe("Stands at a canceled event."),
		subscribe: z
			.strictObject({
				title: text.default("In your calendar"),
				text: text.default(
					"Subscribe once and your calendar follows our events, with every change.",
				),
				link: text.default("Subscribe to all events"),
			})
			.prefault({})
			.describe("The calendar of all events."),
		over: text.meta({
			title: "When all is over",
			description:
				"Shown once the last event is over, until the site is published again.",
		}),
		closing: closing(allDialogs),
	})
	.meta({ title: "Events" });

/** The events that are not over, the next one first. */
export function eventsLeft<Some extends Pick<Event, "starts" | "ends">>(
	list: readonly Some[],
	today: CalendarDate | undefined,
): Some[] {
	return list
		.filter(({ ends }) => isUpcoming(ends, today))
		.toSorted((a, b) => (isBefore(a.starts, b.starts) ? -1 : 1));
}

export function hasEvents({ events }: Pick<Content, "events">): boolean {
	return events.list.length > 0;
}

/** The calendar entry of an event; calendars also keep entries of events removed from the list. */
export function eventEntry(
	{ site }: Content,
	event: {
		id: string;
		name: string;
		text: string;
		starts: Moment;
		ends: Moment;
	},
): CalendarEntry {
	return {
		id: `event-${event.id}`,
		title: `${event.name}, ${site.shortName}`,
		description: event.text,
		location: locationOf(site),
		url: `${site.url}${eventsPath}#${event.id}`,
		starts: event.starts,
		ends: event.ends,
	};
}

/** All events, and what stands beside each: for the page and for bands of other pages. */
export function eventCards(content: ContentWithPictures) {
	return {
		list: content.events.list.map((each) => eventView(content, each)),
		calendar: content.events.calendar,
		calendars: calendarNames(content),
		cancelled: content.events.cancelled,
		fallbackPhoto: content.pipeline.picture(
			content.pages.fitnessTips.fallbackPhoto,
			pictureUses.card,
		),
	};
}

function eventView(content: ContentWithPictures, event: Event) {
	const { timeZone } = content.schedule;
	const { id, name, starts, ends, action } = event;
	const instant = (moment: Moment) => instantAt(timeZone, moment);
	const [, month = "", day = ""] =
		/(\w+) (\d+)$/.exec(formatDate(starts.date, { isShort: true })) ?? [];
	return {
		id,
		name,
		text: event.text,
		plate: { month, day },
		when: formatSpan(starts, ends),
		startsAt: new Date(instant(starts)).toISOString(),
		/** Milliseconds since 1970: from then on browsers leave it out. */
		until: instant(ends),
		photo: content.pipeline.picture(event.photo, pictureUses.card),
		calendar: entryView(content, eventEntry(content, event)),
		isCancelled: event.cancelled,
		action: action && actionView(content, action),
	};
}

const minutesOfDay = 1440;

/** "Saturday, December 12, 2026, 9:00 – 10:30 AM", also past midnight; both days where it takes half a day or more then. */
export function formatSpan(starts: Moment, ends: Moment): string {
	const day = (date: CalendarDate) => formatDate(date, { hasYear: true });
	const days = (Date.parse(ends.date) - Date.parse(starts.date)) / 86_400_000;
	const isShort =
		days === 0 ||
		days * minutesOfDay + ends.time - starts.time < minutesOfDay / 2;
	return isShort
		? `${day(starts.date)}, ${formatTimeRange(starts.time, ends.time)}`
		: `${day(starts.date)}, ${formatTime(starts.time)} to ${day(ends.date)}, ${formatTime(ends.time)}`;
}

/** What /events shows: content:events. */
export function eventsView(content: ContentWithPictures) {
	const { head, headline, lead, over, subscribe, closing } = content.events;
	const shown = {
		events: eventCards(content),
		closing: closingView(content, closing),
	};
	return {
		head: headView(content, eventsPath, head),
		headline,
		lead,
		over,
		subscribe: { ...subscribe, feed: feedView(content, eventsFeed) },
		...shown,
		dialogs: dialogsView(content, shown),
	};
}
