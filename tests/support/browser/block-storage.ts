import type { Page } from "@playwright/test";

/** From the next page on, the browser keeps nothing for the site, and says so by an error. */
export async function blockStorage(page: Page): Promise<void> {
	await page.addInitScript(() => {
		for (const name of ["localStorage", "sessionStorage"])
			Object.defineProperty(window, name, {
				configurable: true,
				get() {
					throw new DOMException("storage is blocked", "SecurityError");
				},
			});
	});
}
