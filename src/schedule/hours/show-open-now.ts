import { interpolate } from "#lib/interpolate.ts";
import { type CalendarDate, weekdayOf } from "#lib/time/calendar-date.ts";
import { onEachMinute } from "#ui/browser/each-minute.ts";
import type { OpenNowContent } from "./open-now.tsx";
import {
	formatMoment,
	type OpenStatus,
	openStatus,
	type Week,
} from "./open-status.ts";
import { isUsualDay } from "./special-days.ts";

/**
 * Shows the gym's status and next class, and highlights today's opening hours, in the gym's time
 * zone. Updates every minute.
 */
export function enhance(
	element: HTMLElement,
	{ labels, week }: Pick<OpenNowContent, "labels" | "week">,
): void {
	const query = (selector: string) =>
		element.querySelector<HTMLElement>(selector);
	const shown = new Map<string, string>();
	const show = (selector: string, text: string) => {
		const target = query(selector);
		if (!target || shown.get(selector) === text) return;
		shown.set(selector, text);
		// Replaces all children, because the browser's page translation may have wrapped the text node.
		target.textContent = text;
	};
	const update = () => {
		const status = openStatus(week, Date.now());
		const { now, nextClass } = status;
		query("[data-status]")?.toggleAttribute("data-open", Boolean(status.open));
		show("[data-status]", statusText(status, labels));
		if (nextClass) {
			const time = formatMoment(nextClass.at, now);
			show("[data-next-time]", interpolate(labels.nextClass, { time }));
			show("[data-class]", `${time} ${nextClass.name}`);
		}
		query("[data-usual-hours]")?.setAttribute("hidden", "");
		query("[data-status]")?.removeAttribute("hidden");
		query("[data-next-class]")?.toggleAttribute("hidden", !nextClass);
		highlightToday(element, week, now.date);
	};
	update();
	onEachMinute(update);
}

function highlightToday(
	element: HTMLElement,
	week: Week,
	date: CalendarDate,
): void {
	const today = isUsualDay(week, date) ? weekdayOf(date) : "";
	for (const row of element.querySelectorAll<HTMLElement>("[data-weekdays]")) {
		const isToday = row.dataset.weekdays?.split(" ").includes(today) ?? false;
		if (isToday) row.setAttribute("aria-current", "date");
		else row.removeAttribute("aria-current");
		row.querySelector("[data-today]")?.toggleAttribute("hidden", !isToday);
	}
}

function statusText(
	{ now, open, opens, closure }: OpenStatus,
	labels: OpenNowContent["labels"],
): string {
	if (open)
		return open.until
			? interpolate(labels.open, { time: formatMoment(open.until, now) })
			: labels.openAlways;
	if (!opens) return labels.closedForLong;
	const time = formatMoment(opens, now);
	return closure
		? interpolate(labels.closedDay, { time, reason: closure.note })
		: interpolate(labels.closed, { time });
}
