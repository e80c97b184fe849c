import type { CalendarDate } from "#lib/time/calendar-date.ts";
import { formatTime } from "#lib/time/time.ts";
import { isLeft } from "#lib/time/zone-clock.ts";
import type { Content } from "../files.ts";
import type { ContentProblem } from "../text/content-error.ts";
import type { ContentFile } from "../text/content-file.ts";
import { formatPath } from "../text/path.ts";

/** An announcement that nobody will see: it ends by itself, so that it stops nothing; but its year may be mistyped. */
export function pastAnnouncement(
	{ announcement }: Content["announcement"],
	/** The day of the build; without one nothing is over. */
	today: CalendarDate | undefined,
	file: ContentFile | undefined,
): ContentProblem[] {
	if (!file || !today || !announcement) return [];
	const { until } = announcement;
	if (isLeft(until, today)) return [];
	const path = ["announcement", "until"];
	return [
		{
			file: file.name,
			line: file.lineOf(path),
			field: formatPath(path),
			expected: `a day from today on, ${today}; take the announcement out when it is over`,
			found: `${until.date} ${formatTime(until.time)}`,
		},
	];
}
