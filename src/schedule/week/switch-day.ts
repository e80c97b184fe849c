import { weekdayOf } from "#lib/time/calendar-date.ts";
import { clockAt } from "#lib/time/zone-clock.ts";
import { onEachMinute } from "#ui/browser/each-minute.ts";
import { closeCalendarMenusOnLeave } from "#ui/calendar/close-calendar-menus.ts";
import { updateCalendarLinkDates } from "#ui/calendar/upcoming-dates.ts";
import {
	onQueryChange,
	queryParam,
	setQueryParam,
} from "#ui/navigation/query-param.ts";
import { connectTabs } from "#ui/tabs/tabs.ts";

const param = "day";

/**
 * Shows the day in the URL's query (?day=wednesday), or Monday by default (SCHED-02). Tabs and
 * buttons change the query (SCHED-04). Marks today in the gym's time zone.
 */
export function enhance(element: HTMLElement): void {
	const query = (selector: string) =>
		element.querySelector<HTMLElement>(selector);
	const panels = [...element.querySelectorAll<HTMLElement>("[data-day]")];
	const dayOf = (panel: HTMLElement | undefined) => panel?.dataset.day ?? "";
	const headingOf = (panel: HTMLElement | undefined) =>
		panel?.querySelector("h2")?.textContent ?? "";
	const firstDay = dayOf(panels[0]);
	const selectDay = (day: string) =>
		setQueryParam(param, day === firstDay ? undefined : day);
	const select = connectTabs(element, selectDay);

	const tabs = element.querySelectorAll<HTMLElement>("[data-tab]");
	const name = query("[data-day-name]");
	const todayBadge = name?.nextElementSibling;
	const buttons = [...element.querySelectorAll<HTMLElement>("[data-step]")];
	const { previous, next } = query("[data-previous]")?.dataset ?? {};
	const selectedIndex = () =>
		panels.findIndex(({ dataset }) => "selected" in dataset);
	const neighbor = (step: number) =>
		panels.at((selectedIndex() + step) % panels.length);

	const today = () =>
		clockAt(element.dataset.timeZone ?? "UTC", Date.now()).date;
	const updateTodayBadges = () => {
		const weekday = weekdayOf(today());
		for (const tab of tabs) {
			const [summary, badge] = tab.querySelectorAll("small");
			const isToday = tab.dataset.tab === weekday;
			summary?.toggleAttribute("hidden", isToday);
			badge?.toggleAttribute("hidden", !isToday);
		}
		const isToday = dayOf(panels[selectedIndex()]) === weekday;
		todayBadge?.toggleAttribute("hidden", !isToday);
	};
	const update = () => {
		const panel =
			panels.find(({ dataset }) => dataset.day === queryParam(param)) ??
			panels[0];
		select(dayOf(panel));
		// Replaces all children, because the browser's page translation may have wrapped the text node.
		if (name) name.textContent = headingOf(panel);
		for (const button of buttons) {
			const step = Number(button.dataset.step);
			const label = step === 1 ? next : previous;
			button.ariaLabel = `${label}, ${headingOf(neighbor(step))}`;
		}
		updateTodayBadges();
	};

	for (const button of buttons)
		button.addEventListener("click", () =>
			selectDay(dayOf(neighbor(Number(button.dataset.step)))),
		);
	closeCalendarMenusOnLeave(element);
	updateCalendarLinkDates(element, today());
	update();
	onQueryChange(update);
	onEachMinute(updateTodayBadges);
}
