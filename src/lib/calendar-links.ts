import type { Weekday } from "./time/time.ts";
import { instantAt, type Moment } from "./time/zone-clock.ts";

export type Appointment = {
	title: string;
	description?: string | undefined;
	location: string;
	starts: Moment;
	ends: Moment;
	timeZone: string;
	weekday?: Weekday | undefined;
};

/**
 * Returns the URL of Google Calendar's form for a new event. Google does not document the
 * parameters, but others do:
 * https://github.com/InteractionDesignFoundation/add-event-to-calendar-docs
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

/** Takes no weekday, because Outlook's form cannot create recurring events. */
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

export function googleSubscriptionUrl(file: string): string {
	return withQuery("https://calendar.google.com/calendar/r", {
		cid: webcalUrl(file),
	});
}

export function outlookSubscriptionUrl(file: string, name: string): string {
	return withQuery("https://outlook.live.com/calendar/0/addfromweb", {
		url: file,
		name,
	});
}

export function webcalUrl(file: string): string {
	return file.replace(/^https?:/, "webcal:");
}

/** Encodes spaces as "%20", because Outlook shows "+" literally. */
function withQuery(
	address: string,
	params: Readonly<Record<string, string>>,
): string {
	const query = new URLSearchParams(params).toString();
	return `${address}?${query.replaceAll("+", "%20")}`;
}

function localTime({ date, time }: Moment): string {
	const two = (count: number) => String(count).padStart(2, "0");
	return `${date.replaceAll("-", "")}T${two(Math.floor(time / 60))}${two(time % 60)}00`;
}
