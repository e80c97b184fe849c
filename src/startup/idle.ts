/**
 * Runs `work` in an idle period, at the latest after `timeoutMs`. Safari has no
 * requestIdleCallback: it runs `work` after `fallbackDelayMs`.
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

export function afterLoading(...when: Parameters<typeof whenIdle>): void {
	const wait = () => whenIdle(...when);
	if (document.readyState === "complete") wait();
	else addEventListener("load", wait, { once: true });
}
