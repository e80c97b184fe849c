import { weekdayOf } from "#lib/time/calendar-date.ts";
import { clockAt } from "#lib/time/zone-clock.ts";
import { onEachMinute } from "#ui/browser/now.ts";
import { closeCalendarMenus } from "#ui/calendar/close-calendar-menus.ts";
import {
	onQueryChange,
	queryParam,
	setQueryParam,
} from "#ui/navigation/query-param.ts";
import { connectTabs } from "#ui/tabs/tabs.ts";

const param = "day";

/**
 * Shows the day of the URL (?day=wednesday) for tabs and buttons (SCHED-04), and marks today in the
 * gym's time zone. Monday is the default, whatever day it is (SCHED-02).
 */
export function enhance(element: HTMLElement): void {
	const find = (selector: string) =>
		element.querySelector<HTMLElement>(selector);
	const panels = [...element.querySelectorAll<HTMLElement>("[data-day]")];
	const dayOf = (panel: HTMLElement | undefined) => panel?.dataset.day ?? "";
	const nameOf = (panel: HTMLElement | undefined) =>
		panel?.querySelector("h2")?.textContent ?? "";
	const firstDay = dayOf(panels[0]);
	const choose = (day: string) =>
		setQueryParam(param, day === firstDay ? undefined : day);
	const select = connectTabs(element, choose);

	const name = find("[data-day-name]");
	const todayBesideName = name?.nextElementSibling;
	const buttons = [...element.querySelectorAll<HTMLElement>("[data-step]")];
	const { previous, next } = find("[data-previous]")?.dataset ?? {};
	const neighbor = (step: number) => {
		const index = panels.findIndex(({ dataset }) => "selected" in dataset);
		return panels.at((index + step) % panels.length);
	};

	const markToday = () => {
		const { date } = clockAt(element.dataset.timeZone ?? "UTC", Date.now());
		for (const mark of element.querySelectorAll<HTMLElement>("[data-today]")) {
			const isToday = mark.dataset.today === weekdayOf(date);
			mark.hidden = !isToday;
			const summary = mark.previousElementSibling;
			if (summary instanceof HTMLElement && mark !== todayBesideName)
				summary.hidden = isToday;
		}
	};
	const show = () => {
		const panel =
			panels.find(({ dataset }) => dataset.day === queryParam(param)) ??
			panels[0];
		select(dayOf(panel));
		// Sets whole texts, because a translator may have wrapped the old ones.
		if (name) name.textContent = nameOf(panel);
		if (todayBesideName instanceof HTMLElement)
			todayBesideName.dataset.today = dayOf(panel);
		for (const button of buttons) {
			const step = Number(button.dataset.step);
			const label = step === 1 ? next : previous;
			button.ariaLabel = `${label}, ${nameOf(neighbor(step))}`;
		}
		markToday();
	};

	for (const button of buttons)
		button.addEventListener("click", () =>
			choose(dayOf(neighbor(Number(button.dataset.step)))),
		);
	closeCalendarMenus(element);
	show();
	onQueryChange(show);
	onEachMinute(markToday);
}
