import type { Locator, Page } from "@playwright/test";

/** A link of the bar, which a wide window shows. */
export function barLink(page: Page, name: string): Locator {
	return page
		.getByRole("navigation", { name: "Main" })
		.getByRole("link", { name });
}

/** A link of the footer. */
export function footerLink(page: Page, name: string): Locator {
	return page.getByRole("contentinfo").getByRole("link", { name });
}
