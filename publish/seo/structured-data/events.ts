import type { Event } from "schema-dts";
import { instantAt, type Moment } from "#lib/time/zone-clock.ts";
import { eventAddress } from "#model/pages/events.ts";
import { clock, type PageContext, postalAddress, provider } from "./gym.ts";

export function events({ content }: PageContext): Event[] {
	const { site, schedule, events } = content;
	const at = (moment: Moment) => offsetTime(schedule.timeZone, moment);
	return events.list.map(({ id, name, text, starts, ends, cancelled }) => ({
		"@type": "Event",
		"@id": `${site.url}${eventAddress(id)}`,
		name,
		description: text,
		startDate: at(starts),
		endDate: at(ends),
		eventStatus: cancelled
			? "https://schema.org/EventCancelled"
			: "https://schema.org/EventScheduled",
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		location: {
			"@type": "Place",
			name: site.name,
			address: postalAddress(content),
		},
		organizer: provider(content),
		url: `${site.url}${eventAddress(id)}`,
	}));
}

function offsetTime(timeZone: string, { date, time }: Moment): string {
	const localTime = Date.parse(date) + time * 60_000;
	const minutes = (localTime - instantAt(timeZone, { date, time })) / 60_000;
	const sign = minutes < 0 ? "-" : "+";
	return `${date}T${clock(time)}:00${sign}${clock(Math.abs(minutes))}`;
}
