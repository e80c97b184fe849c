import type { Page } from "@playwright/test";

/** Keeps the answers to matching requests back until the returned function is called. */
export async function holdBack(
	page: Page,
	url: RegExp | string,
): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(url, async (route) => {
		await released;
		await route.continue();
	});
	return release;
}
