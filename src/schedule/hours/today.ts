import openNow from "content:open-now";
import type { CalendarDate } from "#lib/time/calendar-date.ts";
import { clockAt } from "#lib/time/zone-clock.ts";
import { useNow } from "#ui/browser/now.ts";

/** Today in the gym's time zone; undefined in the built HTML. */
export function useToday(): CalendarDate | undefined {
	const instant = useNow();
	return instant === undefined
		? undefined
		: clockAt(openNow.week.timeZone, instant).date;
}
