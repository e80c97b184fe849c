import type { Locator } from "@playwright/test";
import { expect } from "./test.ts";

export async function expectPicture(image: Locator): Promise<void> {
	await expect
		.poll(() =>
			image.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth),
		)
		.toBeGreaterThan(0);
}
