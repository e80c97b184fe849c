/**
 * Runs `callback` in an idle period, or after `timeoutMs` at the latest. Safari has no
 * requestIdleCallback, so it runs `callback` after `fallbackDelayMs`.
 */
export function whenIdle(
	callback: () => void,
	timeoutMs: number,
	fallbackDelayMs = timeoutMs,
): void {
	if ("requestIdleCallback" in window)
		requestIdleCallback(callback, { timeout: timeoutMs });
	else setTimeout(callback, fallbackDelayMs);
}

export function whenIdleAfterLoad(
	...options: Parameters<typeof whenIdle>
): void {
	const schedule = () => whenIdle(...options);
	if (document.readyState === "complete") schedule();
	else addEventListener("load", schedule, { once: true });
}
