import type { Locator, Page } from "@playwright/test";

/**
 * Resolves when the browser has told all observers of the viewport what it shows now, and the page has had a frame to
 * act on it. By an observer and not requestAnimationFrame, which a test's clock may have taken over.
 */
export async function viewportTold(page: Page): Promise<void> {
	for (let round = 0; round < 3; round += 1) {
		await page.evaluate(
			() =>
				new Promise<void>((told) => {
					const observer = new IntersectionObserver(() => {
						observer.disconnect();
						told();
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
	await viewportTold(element.page());
}
