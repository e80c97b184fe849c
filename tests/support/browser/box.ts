import type { Locator } from "@playwright/test";

/** Where the element stands in the window, px. */
export async function boxOf(locator: Locator) {
	const box = await locator.boundingBox();
	if (!box) throw new Error(`${locator} is not on the page`);
	return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
