import type { Week } from "../../lib/open-now.ts";
import type { Content } from "../read-content.ts";

/** All that the line "Open now, until 8:00 PM" is reckoned from in the browser. */
export function openNowView({ schedule, openNow, integrations }: Content) {
	const week: Week = {
		timeZone: schedule.timeZone,
		openingHours: schedule.openingHours,
		classes: schedule.classes.map(({ days, start, name }) => ({
			days,
			start,
			name,
		})),
		closures: schedule.closures.map(({ from, to = from, note }) => ({
			from,
			to,
			note,
		})),
	};
	return { words: openNow, week, booking: integrations.gymManagement };
}
