import type { Locator, Page } from "@playwright/test";

/**
 * Resolves when intersection observers have run and the page has had a frame. Does not use
 * requestAnimationFrame, which a fake clock may replace.
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

/** Scrolls the element's top to this many px below the viewport and waits for a frame. */
export async function bringBelow(
	element: Locator,
	distance: number,
): Promise<void> {
	await element.evaluate((element, below) => {
		const { top } = element.getBoundingClientRect();
		scrollTo(0, Math.ceil(scrollY + top - innerHeight - below));
	}, distance);
	await viewportObserved(element.page());
}
