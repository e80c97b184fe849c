import type { Locator, Page } from "@playwright/test";

export async function boxOf(locator: Locator) {
	const box = await locator.boundingBox();
	if (!box) throw new Error(`${locator} is not on the page`);
	return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

export function horizontalScroll(page: Page): Promise<number> {
	return page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	});
}
