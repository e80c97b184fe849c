/** React has taken over the page: its own handlers answer from now on. */
export function appIsReady(): boolean {
	return document.documentElement.dataset.app === "ready";
}
