import { formatTime, formatTimeRange } from "#lib/time/time.ts";
import { busiestDay, dayOnTheFloor } from "#schedule/week/day-on-the-floor.ts";
import type { Content } from "../files.ts";

/** The busiest day on the floor, with each span's share in quarter hours for the drawing. */
export function weekdaySpans(content: Content) {
	const { schedule } = content;
	return dayOnTheFloor(schedule, busiestDay(schedule)).map(
		({ kind, from, to }) => ({
			kind,
			starts: formatTime(from),
			ends: formatTime(to),
			range: formatTimeRange(from, to),
			quarters: Math.round((to - from) / 15),
		}),
	);
}
