import type { Locator } from "@playwright/test";
import { expect } from "./test.ts";

export async function expectPicture(image: Locator): Promise<void> {
	await expect
		.poll(() =>
			image.evaluate(
				(element) =>
					element instanceof HTMLImageElement && element.naturalWidth,
			),
		)
		.toBeGreaterThan(0);
}
