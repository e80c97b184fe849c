import { eagerCardCount } from "#lib/constants.ts";
import {
	onQueryChange,
	queryParam,
	setQueryParam,
} from "#ui/navigation/query-param.ts";
import { connectTabs } from "#ui/tabs/tabs.ts";

const param = "tab";

/** Selects the tab in the URL's query (ROUTE-22). Writes the visitor's selection to the query. */
export function enhance(element: HTMLElement): void {
	const select = connectTabs(element, (id) => setQueryParam(param, id, true));
	const panels = [...element.querySelectorAll<HTMLElement>("[data-category]")];
	const update = () => {
		const id = queryParam(param);
		const panel = panels.find(({ dataset }) => dataset.category === id);
		select(panel?.dataset.category ?? element.dataset.firstTab ?? "");
		const images = [...(panel?.querySelectorAll("img") ?? [])];
		for (const image of images.slice(0, eagerCardCount))
			image.loading = "eager";
	};
	update();
	// `data-tab` selects a tab only for first paint. If kept, it would override later selections.
	delete document.documentElement.dataset.tab;
	onQueryChange(update);
}
