import type { CalendarDate } from "#lib/time/calendar-date.ts";
import { clockAt } from "#lib/time/zone-clock.ts";
import { useNow } from "#ui/browser/use-now.ts";

/** Today in an IANA time zone; undefined in the built HTML. */
export function useToday(timeZone: string): CalendarDate | undefined {
	const instant = useNow();
	return instant === undefined ? undefined : clockAt(timeZone, instant).date;
}
