import type { Locator, Page } from "@playwright/test";

/**
 * Resolves when the browser has notified all observers of the viewport, and the page has had a frame to
 * act on it. By an observer and not requestAnimationFrame, which a test's clock may have taken over.
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

/** Puts the element's top so many pixels below the window, and lets the browser draw that. */
export async function bringBelow(
	element: Locator,
	distance: number,
): Promise<void> {
	await element.evaluate((it, below) => {
		const { top } = it.getBoundingClientRect();
		scrollTo(0, Math.ceil(scrollY + top - innerHeight - below));
	}, distance);
	await viewportObserved(element.page());
}
