const root = document.documentElement;

/** React has taken over the page: its own handlers answer from now on. */
export function appIsReady(): boolean {
	return root.dataset.app === "ready";
}
