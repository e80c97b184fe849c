/**
 * Calls back when the visitor returns to this tab, but not when the tab becomes hidden. Browsers
 * also hide a page before they open the next one, and a callback that reads the layout would delay
 * the next page.
 */
export function onTabShown(callback: () => void): void {
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "visible") callback();
	});
}
