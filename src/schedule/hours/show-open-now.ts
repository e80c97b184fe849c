import { interpolate } from "#lib/interpolate.ts";
import { onEachMinute } from "#ui/browser/each-minute.ts";
import type { OpenNowContent } from "./open-now.tsx";
import { formatMoment, type OpenStatus, openStatus } from "./open-status.ts";

/** Shows the gym's status and next class in the gym's time zone; updates them every minute. */
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
		element.toggleAttribute("data-open", Boolean(status.open));
		show("[data-status]", statusText(status, labels));
		if (nextClass) {
			const time = formatMoment(nextClass.at, now);
			show("[data-next-time]", interpolate(labels.nextClass, { time }));
			show("[data-class]", `${time} ${nextClass.name}`);
		}
		query("[data-usual-hours]")?.setAttribute("hidden", "");
		query("[data-status]")?.removeAttribute("hidden");
		query("[data-next-class]")?.toggleAttribute("hidden", !nextClass);
	};
	update();
	onEachMinute(update);
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
