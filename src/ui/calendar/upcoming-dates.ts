import { addDays, type CalendarDate } from "#lib/time/calendar-date.ts";

const dayMs = 86_400_000;

/**
 * Puts the next date of each weekly class into the links that add the class to Google Calendar. In
 * the built HTML, the links contain the first date of the class, which is long past.
 */
export function updateCalendarLinkDates(
	element: HTMLElement,
	today: CalendarDate,
): void {
	for (const link of element.querySelectorAll('a[href*="&recur="]')) {
		const url = link.getAttribute("href") ?? "";
		link.setAttribute("href", withUpcomingDates(url, today));
	}
}

/**
 * Moves the dates in a calendar link ("…&dates=20260105T063000%2F20260105T080000&…") forward by as
 * many weeks as needed for the class to be today or later.
 */
export function withUpcomingDates(url: string, today: CalendarDate): string {
	const [first] = /(?<=&dates=)\d{8}/.exec(url) ?? [];
	if (!first) return url;
	const daysPast = (Date.parse(today) - Date.parse(dashed(first))) / dayMs;
	const weeks = Math.max(0, Math.ceil(daysPast / 7));
	return url.replace(/(?<=&dates=|%2F)\d{8}(?=T)/g, (date) =>
		addDays(dashed(date), weeks * 7).replaceAll("-", ""),
	);
}

function dashed(date: string): CalendarDate {
	return date.replace(/(....)(..)(..)/, "$1-$2-$3");
}
