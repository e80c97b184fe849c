import type { Page } from "@playwright/test";

/** Makes storage throw in pages opened after this call. */
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
