import type { Locator, Page } from "@playwright/test";

/**
 * Resolves after intersection observers have run and a frame is rendered. Does not use
 * requestAnimationFrame, because a fake clock may replace it.
 */
export async function viewportObserved(page: Page): Promise<void> {
	for (let round = 0; round < 3; round += 1) {
		await page.evaluate(
			() =>
				new Promise<void>((notified) => {
					const observer = new IntersectionObserver(() => {
						observer.disconnect();
						notified();
					});
					observer.observe(document.body);
				}),
		);
	}
}

/** Scrolls until the element's top is `distance` px below the viewport, then waits for a frame. */
export async function scrollToBelowViewport(
	element: Locator,
	distance: number,
): Promise<void> {
	await element.evaluate((element, below) => {
		const { top } = element.getBoundingClientRect();
		scrollTo(0, Math.ceil(scrollY + top - innerHeight - below));
	}, distance);
	await viewportObserved(element.page());
}
