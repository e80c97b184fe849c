import openNow from "content:open-now";
import type { CalendarDate } from "#lib/time/calendar-date.ts";
import { clockAt } from "#lib/time/zone-clock.ts";
import { useNow } from "#ui/browser/now.ts";

/** The date on the gym's own calendar; unknown in the built HTML. */
export function useToday(): CalendarDate | undefined {
	const instant = useNow();
	return instant === undefined
		? undefined
		: clockAt(openNow.week.timeZone, instant).date;
}
