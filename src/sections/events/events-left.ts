import { useNow } from "#ui/browser/now.ts";

/** The events that are not over by the visitor's clock; all of them while nobody has asked it yet. */
export function useEventsLeft<Event extends { until: number }>(
	list: Event[],
): Event[] {
	const now = useNow();
	return now === undefined ? list : list.filter(({ until }) => now < until);
}
