import { dayOnTheFloor } from "../../lib/day-on-the-floor.ts";
import { formatTime, formatTimeRange } from "../../lib/time.ts";
import type { Content } from "../read-content.ts";

/** Monday on the floor, with each span's share in quarter hours for the drawing. */
export function weekdaySpans(content: Content) {
	return dayOnTheFloor(content.schedule, "monday").map(
		({ kind, from, to }) => ({
			kind,
			starts: formatTime(from),
			ends: formatTime(to),
			range: formatTimeRange(from, to),
			quarters: Math.round((to - from) / 15),
		}),
	);
}
