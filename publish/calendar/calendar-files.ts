import ical, {
	escape as escapeText,
	ICalCalendarMethod,
	type ICalEventData,
	ICalEventRepeatingFreq,
	ICalEventStatus,
	ICalWeekday,
} from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";
import {
	type CalendarDate,
	datesBetween,
	weekdayOf,
} from "#lib/time/calendar-date.ts";
import type { Weekday } from "#lib/time/time.ts";
import type { Moment } from "#lib/time/zone-clock.ts";
import type { Content } from "#model/files.ts";
import {
	type CalendarEntry,
	type ClassSlot,
	classEntry,
	entryFile,
	eventsFeed,
	scheduleFeed,
} from "#model/views/calendar-entries.ts";
import { eventEntry } from "#model/views/event-cards.ts";
import { classesOn } from "#schedule/hours/special-days.ts";
import { classSlots } from "#schedule/week/class-slots.ts";
import type { ContentVersions } from "./content-versions.ts";
import { removedClasses, removedEvents } from "./removed-entries.ts";

const icalDays = {
	monday: ICalWeekday.MO,
	tuesday: ICalWeekday.TU,
	wednesday: ICalWeekday.WE,
	thursday: ICalWeekday.TH,
	friday: ICalWeekday.FR,
	saturday: ICalWeekday.SA,
	sunday: ICalWeekday.SU,
} as const satisfies Record<Weekday, ICalWeekday>;

/** Sequence numbers count the seconds since 2020, so that they stay below 2^31 until 2088. */
const firstSecond = Date.UTC(2020, 0, 1) / 1000;

/**
 * Returns the calendar files, keyed by path: /schedule.ics and /events.ics for subscriptions, and
 * one file per class and event. Newer content has higher sequence numbers
 * (docs/decisions/0018-calendar-versions.md).
 */
export function calendarFiles(
	content: Content,
	versions: ContentVersions,
): Map<string, string> {
	const zone = zoneOf(content.schedule.timeZone);
	const at = new Date(versions.changedAt);
	const stamps = {
		stamp: at,
		lastModified: at,
		sequence: Math.max(0, Math.floor(versions.changedAt / 1000) - firstSecond),
	};
	const fileOf = (entry: CalendarEntry, more: Partial<ICalEventData> = {}) => ({
		address: entryFile(entry),
		event: { ...calendarEvent(content, zone, entry), ...stamps, ...more },
	});
	const cancelled = { status: ICalEventStatus.CANCELLED };
	const classFile = (slot: ClassSlot, schedule: Content["schedule"]) =>
		fileOf(classEntry({ ...content, schedule }, slot), {
			repeating: weekly(slot, schedule),
		});
	const classes = [
		...classSlots(content.schedule.classes).map((slot) =>
			classFile(slot, content.schedule),
		),
		...removedClasses(content, versions).map(({ slot, schedule }) => {
			const { address, event } = classFile(slot, schedule);
			return { address, event: { ...event, ...cancelled } };
		}),
	];
	const events = [
		...content.events.list.map((event) =>
			fileOf(eventEntry(content, event), event.cancelled ? cancelled : {}),
		),
		...removedEvents(content, versions).map((event) =>
			fileOf(eventEntry(content, event), cancelled),
		),
	];
	const feed = (entries: typeof events) =>
		calendar(
			content,
			zone,
			entries.map(({ event }) => event),
		);
	return new Map([
		[scheduleFeed, feed(classes)],
		[eventsFeed, feed(events)],
		...[...classes, ...events].map((entry): [string, string] => [
			entry.address,
			feed([entry]),
		]),
	]);
}

/** `name` is the current name of the time zone: America/Los_Angeles for US/Pacific. */
type Zone = {
	name: string;
	vtimezone: string;
};

function zoneOf(timeZone: string): Zone {
	const [vtimezone, id] = tzlib_get_ical_block(timeZone);
	if (!vtimezone || !id)
		throw new Error(
			`content/schedule.yaml timeZone: no rules are known of "${timeZone}", so that calendars would show wrong times; name a place, such as America/Los_Angeles`,
		);
	return { name: id.replace("TZID=", ""), vtimezone };
}

function calendar(
	{ site }: Content,
	zone: Zone,
	events: ICalEventData[],
): string {
	const file = ical({
		// ical-generator does not escape the calendar's name.
		name: escapeText(site.name, false),
		prodId: { company: site.shortName, product: "Schedule" },
		method: ICalCalendarMethod.PUBLISH,
		// Without a zone name, ical-generator writes DTSTAMP in UTC, as RFC 5545, 3.8.7.2 requires.
		timezone: { name: null, generator: () => zone.vtimezone },
		ttl: 24 * 60 * 60,
		events,
	});
	return `${file.toString()}\r\n`;
}

function calendarEvent(
	{ site }: Content,
	zone: Zone,
	entry: CalendarEntry,
): ICalEventData {
	return {
		id: `${entry.id}@${new URL(site.url).hostname}`,
		timezone: zone.name,
		start: localTime(entry.starts),
		end: localTime(entry.ends),
		summary: entry.title,
		description: entry.description ?? null,
		location: entry.location,
		url: entry.url,
	};
}

function weekly(slot: ClassSlot, schedule: Content["schedule"]) {
	const exclude = datesWithout(slot, schedule)
		.filter((date) => date >= schedule.validFrom)
		.map((date) => localTime({ date, time: slot.start }));
	return {
		freq: ICalEventRepeatingFreq.WEEKLY,
		byDay: [icalDays[slot.day]],
		...(exclude.length > 0 ? { exclude } : {}),
	};
}

function datesWithout(
	{ day, start, end }: ClassSlot,
	schedule: Content["schedule"],
): CalendarDate[] {
	return [...schedule.closures, ...schedule.specialHours]
		.flatMap(({ from, to = from }) => datesBetween(from, to))
		.filter(
			(date) =>
				weekdayOf(date) === day &&
				!classesOn(schedule, date).some(
					(row) => row.start === start && row.end === end,
				),
		);
}

/**
 * Returns a Date that shows the moment's date and time in the time zone of this process, because
 * ical-generator reads a Date in that zone.
 */
function localTime({ date, time }: Moment): Date {
	const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
	return new Date(year, month - 1, day, Math.floor(time / 60), time % 60);
}
