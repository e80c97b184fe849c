/**
 * Runs work in an idle moment, after `latest` ms when there is none. Browsers that do not tell when they are idle run it
 * after `otherwise` ms.
 */
export function whenIdle(
	work: () => void,
	latest: number,
	otherwise = latest,
): void {
	if ("requestIdleCallback" in window)
		requestIdleCallback(work, { timeout: latest });
	else setTimeout(work, otherwise);
}

/** The same once the page has loaded. */
export function afterLoading(...when: Parameters<typeof whenIdle>): void {
	const wait = () => whenIdle(...when);
	if (document.readyState === "complete") wait();
	else addEventListener("load", wait, { once: true });
}
