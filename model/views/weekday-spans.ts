import { formatTime, formatTimeRange } from "#lib/time/time.ts";
import { busiestDay, daySpans } from "#schedule/week/day-spans.ts";
import type { Content } from "../files.ts";

/** The busiest day of the floor, with the length of each span in quarter hours. */
export function weekdaySpans(content: Content) {
	const { schedule } = content;
	return daySpans(schedule, busiestDay(schedule)).map(({ kind, from, to }) => ({
		kind,
		starts: formatTime(from),
		ends: formatTime(to),
		range: formatTimeRange(from, to),
		quarters: Math.round((to - from) / 15),
	}));
}
