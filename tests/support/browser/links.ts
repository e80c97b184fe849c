import type { Locator, Page } from "@playwright/test";

export function headerLink(page: Page, name: string): Locator {
	return page
		.getByRole("navigation", { name: "Main" })
		.getByRole("link", { name });
}

export function footerLink(page: Page, name: string): Locator {
	return page.getByRole("contentinfo").getByRole("link", { name });
}
