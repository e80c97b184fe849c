import { type CalendarDate, formatDate } from "#lib/time/calendar-date.ts";
import { formatTime, formatTimeRange } from "#lib/time/time.ts";
import { instantAt, type Moment } from "#lib/time/zone-clock.ts";
import type { Content } from "../files.ts";
import { type Event, eventAddress, eventAnchor } from "../pages/events.ts";
import { pictureUses } from "../pictures/picture-uses.ts";
import type { Images } from "../pictures/pictures.ts";
import { fallbackPhoto } from "./article-card.ts";
import {
	type CalendarEntry,
	calendarEntryView,
	locationOf,
} from "./calendar-entries.ts";
import { actionView } from "./page-parts.ts";

/**
 * Returns the calendar entry of an event. The build also calls this function for removed events, so
 * that calendars show them as canceled.
 */
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
		url: `${site.url}${eventAddress(event.id)}`,
		starts: event.starts,
		ends: event.ends,
	};
}

export function eventCards(content: Content, images: Images) {
	return {
		list: content.events.list.map((each) => eventView(content, images, each)),
		calendar: content.events.calendar,
		calendars: content.schedule.calendars,
		cancelled: content.events.cancelled,
		fallbackPhoto: fallbackPhoto(content, images),
	};
}

function eventView(content: Content, images: Images, event: Event) {
	const { timeZone } = content.schedule;
	const { name, starts, ends, action } = event;
	const instant = (moment: Moment) => instantAt(timeZone, moment);
	const [, month = "", day = ""] =
		/(\w+) (\d+)$/.exec(formatDate(starts.date, { isShort: true })) ?? [];
	return {
		id: eventAnchor(event.id),
		name,
		text: event.text,
		dateBadge: { month, day },
		when: formatSpan(starts, ends),
		startsAt: new Date(instant(starts)).toISOString(),
		until: instant(ends),
		photo: images.request(event.photo, pictureUses.card),
		calendar: calendarEntryView(content, eventEntry(content, event)),
		isCancelled: event.cancelled,
		action: action && actionView(content, action),
	};
}

const minutesOfDay = 1440;

/**
 * Formats as "Saturday, December 12, 2026, 9:00 – 10:30 AM". The text contains both days if the
 * event ends on another day and lasts 12 hours or more.
 */
function formatSpan(starts: Moment, ends: Moment): string {
	const day = (date: CalendarDate) => formatDate(date, { hasYear: true });
	const days = (Date.parse(ends.date) - Date.parse(starts.date)) / 86_400_000;
	const endsOnSameDay =
		days === 0 ||
		days * minutesOfDay + ends.time - starts.time < minutesOfDay / 2;
	return endsOnSameDay
		? `${day(starts.date)}, ${formatTimeRange(starts.time, ends.time)}`
		: `${day(starts.date)}, ${formatTime(starts.time)} to ${day(ends.date)}, ${formatTime(ends.time)}`;
}
