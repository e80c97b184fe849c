export type CalendarEvent = {
	/** In milliseconds since 1970. */
	start: number;
	end: number;
	title: string;
	place: string;
	description: string;
	/** The last part of the event's UID. Calendars recognize an event by its UID. */
	host: string;
	/** The file's creation time. If two events have the same UID, calendars keep the latest one. */
	madeAt: number;
};

/** Returns a calendar file with one event (RFC 5545). UTC times make a time zone unnecessary. */
export function calendarFile(event: CalendarEvent): string {
	const start = utc(event.start);
	return [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${event.host}//Booking//EN`,
		"BEGIN:VEVENT",
		`UID:${start}@${event.host}`,
		`DTSTAMP:${utc(event.madeAt)}`,
		`DTSTART:${start}`,
		`DTEND:${utc(event.end)}`,
		`SUMMARY:${escapeText(event.title)}`,
		`LOCATION:${escapeText(event.place)}`,
		`DESCRIPTION:${escapeText(event.description)}`,
		"END:VEVENT",
		"END:VCALENDAR",
	]
		.map((line) => `${fold(line)}\r\n`)
		.join("");
}

/** Formats as 20261021T000000Z. */
function utc(instant: number): string {
	return new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

function escapeText(text: string): string {
	return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");
}

/**
 * Folds a long line after every 18 characters, which have at most 72 octets; RFC 5545 allows 75.
 */
function fold(line: string): string {
	const isLong = new TextEncoder().encode(line).length > 75;
	return isLong ? line.replaceAll(/.{18}(?=.)/gu, "$&\r\n ") : line;
}
