import { formatTimeRange } from "#lib/time/time.ts";
import { formatWeek } from "#schedule/hours/hours.ts";
import type { Week } from "#schedule/hours/open-status.ts";
import { upcomingDays } from "#schedule/hours/special-days.ts";
import { classBlocks } from "#schedule/week/class-blocks.ts";
import type { Content } from "../files.ts";

/** Returns the data from which the browser computes "Open now, until 8:00 PM". */
export function openNowView({
	schedule,
	openNow,
	integrations,
	today,
}: Content) {
	const week: Week = {
		timeZone: schedule.timeZone,
		openingHours: schedule.openingHours,
		classes: classBlocks(schedule.classes),
		closures: upcomingDays(schedule.closures, today),
		specialHours: upcomingDays(schedule.specialHours, today),
	};
	return { labels: openNow, week, bookingUrl: integrations.gymManagement };
}

export function openGymHours({ schedule, openNow }: Content) {
	return formatWeek(
		schedule.openGym,
		openNow.closedWeekday,
		formatTimeRange,
	).map(({ days, hours }) => ({ name: days, value: hours }));
}
