/**
 * Calls back when the visitor returns to this tab. Ignores `visibilitychange` when the tab becomes
 * hidden: browsers also fire it before the next page, which would wait for a layout of this page.
 */
export function onTabShown(callback: () => void): void {
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "visible") callback();
	});
}
