import {
	googleCalendarUrl,
	googleSubscriptionUrl,
	outlookCalendarUrl,
	outlookSubscriptionUrl,
	webcalUrl,
} from "#lib/calendar-links.ts";
import { interpolate } from "#lib/interpolate.ts";
import {
	addDays,
	type CalendarDate,
	datesBetween,
	weekdayOf,
} from "#lib/time/calendar-date.ts";
import type { Weekday } from "#lib/time/time.ts";
import type { Moment } from "#lib/time/zone-clock.ts";
import type { classSlots } from "#schedule/week/class-slots.ts";
import { addressLine } from "../facts/postal-address.ts";
import type { Content } from "../files.ts";

type Class = Content["schedule"]["classes"][number];
export type ClassSlot = ReturnType<typeof classSlots<Class>>[number];

export const scheduleFeed = "/schedule.ics";
export const eventsFeed = "/events.ics";

export function feedView({ site }: Content, path: string) {
	const url = site.url + path;
	return {
		webcal: webcalUrl(url),
		web: {
			google: googleSubscriptionUrl(url),
			outlook: outlookSubscriptionUrl(url, site.shortName),
		},
		url,
	};
}

export function calendarEntryView(
	{ site, schedule }: Content,
	entry: CalendarEntry,
) {
	const file = entryFile(entry);
	const appointment = { ...entry, timeZone: schedule.timeZone };
	const web = entry.weekday
		? {
				// Omits the description, because descriptions would make the schedule's page 1 % larger.
				google: googleCalendarUrl({ ...appointment, description: undefined }),
				// Subscribes to the .ics file, because a link to Outlook cannot create a repeating entry.
				outlook: outlookSubscriptionUrl(site.url + file, entry.title),
			}
		: {
				google: googleCalendarUrl(appointment),
				outlook: outlookCalendarUrl(appointment),
			};
	return { file, web };
}

export function entryFile({ id }: Pick<CalendarEntry, "id">): string {
	return `/calendar/${id}.ics`;
}

export type CalendarEntry = {
	/** First part of the UID. Calendars recognize a changed entry by the UID. */
	id: string;
	title: string;
	description: string | undefined;
	location: string;
	url: string;
	starts: Moment;
	ends: Moment;
	/** Set only for a class, because a class repeats every week. */
	weekday?: Weekday;
};

export function classEntry(
	{ site, schedule, coaches, integrations }: Content,
	slot: ClassSlot,
): CalendarEntry {
	const date = firstOn(slot.day, schedule.validFrom);
	const names = slot.coaches.map((id) => coaches[id]?.name ?? id);
	return {
		id: slot.id,
		title: `${slot.name}, ${site.shortName}`,
		description:
			schedule.calendarNote &&
			interpolate(schedule.calendarNote, {
				coaches: names.join(" and "),
				places: String(slot.capacity),
			}),
		location: locationOf(site),
		url: integrations.gymManagement,
		starts: { date, time: slot.start },
		ends: { date, time: slot.end },
		weekday: slot.day,
	};
}

export function locationOf({ name, address }: Content["site"]): string {
	return `${name}, ${addressLine(address)}`;
}

function firstOn(day: Weekday, from: CalendarDate): CalendarDate {
	const week = datesBetween(from, addDays(from, 6));
	return week.find((date) => weekdayOf(date) === day) ?? from;
}
