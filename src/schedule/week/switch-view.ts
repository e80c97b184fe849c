import {
	onQueryChange,
	queryParam,
	setQueryParam,
} from "#ui/navigation/query-param.ts";

const param = "view";

/** Switches to the live schedule at ?view=calendar, otherwise to the week (SCHED-01). */
export function enhance(element: HTMLElement): void {
	const buttons = [...element.querySelectorAll<HTMLElement>("[data-shows]")];
	const body = document.querySelector<HTMLElement>("[data-view]");
	const live = body?.querySelector<HTMLElement>("[data-live-schedule]");
	const currentView = () =>
		queryParam(param) === "calendar" ? "calendar" : "week";
	const update = () => {
		for (const button of buttons)
			button.ariaPressed = String(button.dataset.shows === currentView());
		if (body) body.dataset.view = currentView();
		if (live) live.hidden = currentView() !== "calendar";
	};
	for (const button of buttons)
		button.addEventListener("click", () => {
			const view = button.dataset.shows;
			if (view === currentView()) return;
			setQueryParam(param, view === "calendar" ? view : undefined, true);
		});
	update();
	onQueryChange(update);
}
