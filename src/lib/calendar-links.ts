import type { Weekday } from "./time/time.ts";
import { instantAt, type Moment } from "./time/zone-clock.ts";

export type Appointment = {
	title: string;
	description?: string | undefined;
	location: string;
	/** On the clock of the time zone. */
	starts: Moment;
	ends: Moment;
	timeZone: string;
	/** It takes place every week. */
	weekday?: Weekday | undefined;
};

/**
 * The page of Google Calendar that adds an appointment. Neither service documents its addresses:
 * https://github.com/InteractionDesignFoundation/add-event-to-calendar-docs collects what is known.
 */
export function googleCalendarUrl({
	title,
	description,
	location,
	starts,
	ends,
	timeZone,
	weekday,
}: Appointment): string {
	return withQuery("https://calendar.google.com/calendar/render", {
		action: "TEMPLATE",
		text: title,
		dates: `${localTime(starts)}/${localTime(ends)}`,
		ctz: timeZone,
		location,
		...(description ? { details: description } : {}),
		...(weekday
			? {
					recur: `RRULE:FREQ=WEEKLY;BYDAY=${weekday.slice(0, 2).toUpperCase()}`,
				}
			: {}),
	});
}

/** The page of Outlook that adds an appointment; it takes none that repeats. */
export function outlookCalendarUrl({
	title,
	description,
	location,
	starts,
	ends,
	timeZone,
}: Omit<Appointment, "weekday">): string {
	const utc = (moment: Moment) =>
		`${new Date(instantAt(timeZone, moment)).toISOString().slice(0, 19)}Z`;
	return withQuery("https://outlook.live.com/calendar/0/deeplink/compose", {
		path: "/calendar/action/compose",
		rru: "addevent",
		subject: title,
		startdt: utc(starts),
		enddt: utc(ends),
		location,
		...(description ? { body: description } : {}),
	});
}

/** The page of Google Calendar that subscribes to a calendar file. */
export function googleSubscriptionUrl(file: string): string {
	return withQuery("https://calendar.google.com/calendar/r", {
		cid: webcalUrl(file),
	});
}

/** The page of Outlook that subscribes to a calendar file. */
export function outlookSubscriptionUrl(file: string, name: string): string {
	return withQuery("https://outlook.live.com/calendar/0/addfromweb", {
		url: file,
		name,
	});
}

/** The address that opens the calendar program of a computer or a phone. */
export function webcalUrl(file: string): string {
	return file.replace(/^https?:/, "webcal:");
}

/** Outlook shows a plus sign as one. */
function withQuery(
	address: string,
	params: Readonly<Record<string, string>>,
): string {
	const query = new URLSearchParams(params).toString();
	return `${address}?${query.replaceAll("+", "%20")}`;
}

/** 20261212T110000 */
function localTime({ date, time }: Moment): string {
	const two = (count: number) => String(count).padStart(2, "0");
	return `${date.replaceAll("-", "")}T${two(Math.floor(time / 60))}${two(time % 60)}00`;
}
