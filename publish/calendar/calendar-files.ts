import ical, {
	escape as escapeText,
	type ICalCalendar,
	ICalCalendarMethod,
	ICalEventRepeatingFreq,
	ICalWeekday,
} from "ical-generator";
import { addressLine } from "../../src/content/postal-address.ts";
import type { Content } from "../../src/content/read-content.ts";
import { fillBlanks } from "../../src/lib/blanks.ts";
import {
	addDays,
	datesBetween,
	weekdayOf,
} from "../../src/lib/calendar-date.ts";
import { type ClassSlot, classSlots } from "../../src/lib/class-slots.ts";
import type { Minutes, Weekday } from "../../src/lib/time.ts";
import { vtimezone } from "./time-zone.ts";

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
 * The calendar files by address: /schedule.ics with every class, to subscribe to, and one file for each class. They
 * hold no clock: the same content gives the same bytes, and a class keeps its UID as long as it keeps day and time.
 */
export function calendarFiles(content: Content): Map<string, string> {
	const slots = classSlots(content.schedule.classes);
	const zone = vtimezone(content.schedule.timeZone);
	return new Map([
		["/schedule.ics", calendar(content, zone, slots)],
		...slots.map((slot): [string, string] => [
			`/calendar/${slot.id}.ics`,
			calendar(content, zone, [slot]),
		]),
	]);
}

function calendar(
	content: Content,
	zone: string,
	slots: readonly ClassSlot[],
): string {
	const file = ical({
		// The library escapes commas everywhere but in the name.
		name: escapeText(content.site.name, false),
		prodId: { company: content.site.shortName, product: "Schedule" },
		method: ICalCalendarMethod.PUBLISH,
		// Without a name: with one the library writes DTSTAMP as local time, which has to be UTC (RFC 5545, 3.8.7.2).
		timezone: { name: null, generator: () => zone },
		ttl: 24 * 60 * 60,
	});
	for (const slot of slots) addClass(file, content, slot);
	return `${file.toString()}\r\n`;
}

function addClass(
	file: ICalCalendar,
	{ schedule, site, coaches, integrations }: Content,
	slot: ClassSlot,
): void {
	const { timeZone, validFrom, closures, calendarNote } = schedule;
	const first = firstOn(slot.day, validFrom);
	const closed = closures.flatMap(({ from, to = from }) =>
		datesBetween(from, to).filter(
			(date) => date >= first && weekdayOf(date) === slot.day,
		),
	);
	const names = slot.coaches.map((id) => coaches[id]?.name ?? id);
	file.createEvent({
		id: `${slot.id}@${new URL(site.url).hostname}`,
		stamp: new Date(`${validFrom}T00:00:00Z`),
		start: localTime(first, slot.start),
		end: localTime(first, slot.end),
		timezone: timeZone,
		summary: `${slot.name}, ${site.shortName}`,
		description: calendarNote
			? fillBlanks(calendarNote, {
					coaches: names.join(" and "),
					places: String(slot.capacity),
				})
			: null,
		location: `${site.name}, ${addressLine(site.address)}`,
		url: integrations.gymManagement,
		repeating: {
			freq: ICalEventRepeatingFreq.WEEKLY,
			byDay: [icalDays[slot.day]],
			...(closed.length > 0
				? { exclude: closed.map((date) => localTime(date, slot.start)) }
				: {}),
		},
	});
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
