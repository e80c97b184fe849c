import {
	onQueryChange,
	queryParam,
	setQueryParam,
} from "#ui/navigation/query-param.ts";
import { answerTabs } from "#ui/tabs/tabs.ts";
import { eagerCards } from "./eager-cards.ts";

const param = "tab";

/** Shows the category of the address (ROUTE-22), and keeps the one that the visitor chooses there. */
export function enhance(element: HTMLElement): void {
	const select = answerTabs(element, (id) => setQueryParam(param, id, true));
	const panels = [...element.querySelectorAll<HTMLElement>("[data-category]")];
	const show = () => {
		const id = queryParam(param);
		const panel = panels.find(({ dataset }) => dataset.category === id);
		select(panel?.dataset.category ?? element.dataset.firstTab ?? "");
		// TIPS-05
		const images = [...(panel?.querySelectorAll("img") ?? [])];
		for (const image of images.slice(0, eagerCards)) image.loading = "eager";
	};
	show();
	// src/startup/head.ts set it for the first paint.
	delete document.documentElement.dataset.tab;
	onQueryChange(show);
}
