/**
 * Runs work in an idle moment once the page has loaded and shows, after `latest` ms when there is none. Browsers that do
 * not tell when they are idle run it after `otherwise` ms, without a deadline. A page in the background waits.
 */
export function afterLoading(
	work: (idle?: IdleDeadline) => void,
	latest: number,
	otherwise = latest,
): void {
	const whenIdle = () =>
		"requestIdleCallback" in window
			? requestIdleCallback(work, { timeout: latest })
			: setTimeout(work, otherwise);
	// "load" may come before the first paint.
	const wait = () => requestAnimationFrame(whenIdle);
	if (document.readyState === "complete") wait();
	else addEventListener("load", wait, { once: true });
}
