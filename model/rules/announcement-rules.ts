import type { CalendarDate } from "#lib/time/calendar-date.ts";
import { formatTime } from "#lib/time/time.ts";
import { isLeft } from "#lib/time/zone-clock.ts";
import type { Content } from "../files.ts";
import type { ContentProblem } from "../text/content-error.ts";
import { type ContentFile, problemAt } from "../text/content-file.ts";

/** An announcement that nobody will see: it ends by itself, so that it stops nothing; but its year may be mistyped. */
export function pastAnnouncement(
	{ announcement }: Content["announcement"],
	/** The day of the build; without one nothing is over. */
	today: CalendarDate | undefined,
	file: ContentFile,
): ContentProblem[] {
	if (!announcement || isLeft(announcement.until, today)) return [];
	const { date, time } = announcement.until;
	return [
		problemAt(
			file,
			["announcement", "until"],
			`a day from today on, ${today}; take the announcement out when it is over`,
			`${date} ${formatTime(time)}`,
		),
	];
}
