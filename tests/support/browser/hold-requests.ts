import type { Page } from "@playwright/test";

export async function holdRequests(
	page: Page,
	url: RegExp | string,
): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(url, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}
