export type CalendarEvent = {
	/** Milliseconds since 1970. */
	start: number;
	end: number;
	title: string;
	place: string;
	description: string;
	/** Ends the event's id: calendars take an event with the same id for the same event. */
	host: string;
	/** When the file is made: of two with one id, calendars keep the later. */
	madeAt: number;
};

/** A calendar file with one event (RFC 5545), its times in UTC so that it needs no zone. */
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

/** 20261021T000000Z */
function utc(instant: number): string {
	return new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

function escapeText(text: string): string {
	return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");
}

/** Lines of at most 75 octets, which 18 characters never exceed; the rest of a longer one follows after a space. */
function fold(line: string): string {
	const isLong = new TextEncoder().encode(line).length > 75;
	return isLong ? line.replaceAll(/.{18}(?=.)/gu, "$&\r\n ") : line;
}
