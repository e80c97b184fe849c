import { instantAt, type Moment, mayBeUpcoming } from "#lib/time/zone-clock.ts";
import type { Content } from "../files.ts";

export function announcementView({
	announcement: { announcement },
	schedule: { timeZone },
	today,
}: Content) {
	if (!announcement) return undefined;
	const { text, from, until, link } = announcement;
	if (!mayBeUpcoming(until, today)) return undefined;
	const instant = (moment: Moment) =>
		new Date(instantAt(timeZone, moment)).toISOString();
	return {
		text,
		/** ISO 8601 interval in UTC, so that the visitor's time zone does not matter. */
		interval: `${instant(from)}/${instant(until)}`,
		/**
		 * True if the announcement is current on the day of the build. It is then visible without
		 * scripts.
		 */
		isOnToday: today !== undefined && from.date <= today && today <= until.date,
		link: link && {
			label: link.label,
			href: link.to,
			isExternal: !link.to.startsWith("/"),
		},
	};
}
