import { formatTime, formatTimeRange } from "#lib/time/time.ts";
import { busiestDay, daySpans } from "#schedule/week/day-spans.ts";
import type { Content } from "../files.ts";

/**
 * Divides the opening hours of the busiest day into spans of classes, open gym and other open time,
 * with their lengths in quarter hours.
 */
export function busiestDaySpans(content: Content) {
	const { schedule } = content;
	return daySpans(schedule, busiestDay(schedule)).map(({ kind, from, to }) => ({
		kind,
		starts: formatTime(from),
		ends: formatTime(to),
		range: formatTimeRange(from, to),
		quarters: Math.round((to - from) / 15),
	}));
}
