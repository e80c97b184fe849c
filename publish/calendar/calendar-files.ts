import ical, {
	escape as escapeText,
	ICalCalendarMethod,
	type ICalEventData,
	ICalEventRepeatingFreq,
	ICalWeekday,
} from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { fillBlanks } from "#lib/blanks.ts";
import {
	addDays,
	type CalendarDate,
	datesBetween,
	weekdayOf,
} from "#lib/time/calendar-date.ts";
import type { Minutes, Weekday } from "#lib/time/time.ts";
import { addressLine } from "#model/facts/postal-address.ts";
import type { Content } from "#model/files.ts";
import { eventCalendar, eventsPath } from "#model/pages/events.ts";
import { classesOn } from "#schedule/hours/special-days.ts";
import { type ClassSlot, classSlots } from "#schedule/week/class-slots.ts";

const icalDays = {
	monday: ICalWeekday.MO,
	tuesday: ICalWeekday.TU,
	wednesday: ICalWeekday.WE,
	thursday: ICalWeekday.TH,
	friday: ICalWeekday.FR,
	saturday: ICalWeekday.SA,
	sunday: ICalWeekday.SU,
} as const satisfies Record<Weekday, ICalWeekday>;

/**
 * The calendar files by address: /schedule.ics with every class, to subscribe to, one file for each class and for each event. They
 * hold no clock: the same content gives the same bytes, and a class keeps its UID as long as it keeps day and time.
 */
export function calendarFiles(content: Content): Map<string, string> {
	const zone = zoneOf(content.schedule.timeZone);
	const slots = classSlots(content.schedule.classes);
	const classes = slots.map((slot) => classEvent(content, zone, slot));
	return new Map([
		["/schedule.ics", calendar(content, zone, classes)],
		...slots.map(({ id }, index): [string, string] => [
			`/calendar/${id}.ics`,
			calendar(content, zone, classes.slice(index, index + 1)),
		]),
		...content.events.list.map((event): [string, string] => [
			eventCalendar(event),
			calendar(content, zone, [singleEvent(content, zone, event)]),
		]),
	]);
}

/** Of an older name, such as US/Pacific, the rules are under the name of today. */
type Zone = {
	name: string;
	/** The VTIMEZONE with the rules by which the zone changes its clock from now on. */
	block: string;
};

function zoneOf(timeZone: string): Zone {
	const [block, id] = tzlib_get_ical_block(timeZone);
	if (!block || !id)
		throw new Error(
			`content/schedule.yaml timeZone: no rules are known of "${timeZone}", so that calendars would show wrong times; name a place, such as America/Los_Angeles`,
		);
	return { name: id.replace("TZID=", ""), block };
}

function calendar(
	{ site }: Content,
	zone: Zone,
	events: ICalEventData[],
): string {
	const file = ical({
		// The library escapes commas everywhere but in the name.
		name: escapeText(site.name, false),
		prodId: { company: site.shortName, product: "Schedule" },
		method: ICalCalendarMethod.PUBLISH,
		// Without a name: with one the library writes DTSTAMP as local time, which has to be UTC (RFC 5545, 3.8.7.2).
		timezone: { name: null, generator: () => zone.block },
		ttl: 24 * 60 * 60,
		events,
	});
	return `${file.toString()}\r\n`;
}

/** What classes and events have in common. */
function atGym({ site, schedule }: Content, zone: Zone) {
	return {
		stamp: new Date(`${schedule.validFrom}T00:00:00Z`),
		timezone: zone.name,
		location: `${site.name}, ${addressLine(site.address)}`,
	};
}

function singleEvent(
	content: Content,
	zone: Zone,
	{ id, name, text, starts, ends }: Content["events"]["list"][number],
): ICalEventData {
	const { site } = content;
	return {
		...atGym(content, zone),
		id: `event-${id}@${new URL(site.url).hostname}`,
		start: localTime(starts.date, starts.time),
		end: localTime(ends.date, ends.time),
		summary: `${name}, ${site.shortName}`,
		description: text,
		url: `${site.url}${eventsPath}#${id}`,
	};
}

function classEvent(
	content: Content,
	zone: Zone,
	slot: ClassSlot,
): ICalEventData {
	const { schedule, site, coaches, integrations } = content;
	const { validFrom, calendarNote } = schedule;
	const first = firstOn(slot.day, validFrom);
	const cancelled = datesWithout(slot, schedule).filter(
		(date) => date >= first,
	);
	const names = slot.coaches.map((id) => coaches[id]?.name ?? id);
	return {
		...atGym(content, zone),
		id: `${slot.id}@${new URL(site.url).hostname}`,
		start: localTime(first, slot.start),
		end: localTime(first, slot.end),
		summary: `${slot.name}, ${site.shortName}`,
		description: calendarNote
			? fillBlanks(calendarNote, {
					coaches: names.join(" and "),
					places: String(slot.capacity),
				})
			: null,
		url: integrations.gymManagement,
		repeating: {
			freq: ICalEventRepeatingFreq.WEEKLY,
			byDay: [icalDays[slot.day]],
			...(cancelled.length > 0
				? { exclude: cancelled.map((date) => localTime(date, slot.start)) }
				: {}),
		},
	};
}

/** The dates of its day of the week on which a class does not take place. */
function datesWithout(
	{ day, start }: ClassSlot,
	schedule: Content["schedule"],
): CalendarDate[] {
	return [...schedule.closures, ...schedule.specialHours]
		.flatMap(({ from, to = from }) => datesBetween(from, to))
		.filter(
			(date) =>
				weekdayOf(date) === day &&
				!classesOn(schedule, date).some((it) => it.start === start),
		);
}

function firstOn(day: Weekday, from: string): string {
	const week = Array.from({ length: 7 }, (_, index) => addDays(from, index));
	return week.find((date) => weekdayOf(date) === day) ?? from;
}

/** The library reads the clock that a Date shows in the zone of the process, and writes it as the event's local time. */
function localTime(date: string, time: Minutes): Date {
	const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
	return new Date(year, month - 1, day, Math.floor(time / 60), time % 60);
}
