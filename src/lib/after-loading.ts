/**
 * Runs work in an idle moment once the page has loaded, after `latest` ms when there is none. Browsers that do not tell
 * when they are idle run it after `otherwise` ms, without a deadline.
 */
export function afterLoading(
	work: (idle?: IdleDeadline) => void,
	latest: number,
	otherwise = latest,
): void {
	const wait = () =>
		"requestIdleCallback" in window
			? requestIdleCallback(work, { timeout: latest })
			: setTimeout(work, otherwise);
	if (document.readyState === "complete") wait();
	else addEventListener("load", wait, { once: true });
}
