import type { Page } from "@playwright/test";
import { headerLink } from "../../support/browser/links.ts";
import { expect, test } from "../../support/browser/test.ts";

function scrollPage(page: Page, y: number): Promise<void> {
	return page.evaluate((top) => scrollTo(0, top), y);
}

const themes = [
	{ theme: "light", background: /^color\(srgb 0\.9.+ \/ 0\.92\)$/ },
	{ theme: "dark", background: /^color\(srgb 0\.0.+ \/ 0\.92\)$/ },
] as const;
const darkInk = "rgb(20, 25, 27)";

test("NAV-13 NAV-14 the header is transparent at the top, and has its background beyond 10 px", async ({
	page,
}) => {
	await page.goto("/");
	const header = page.getByRole("banner");
	for (const { theme, background } of themes) {
		await page.emulateMedia({ colorScheme: theme });
		await expect(page.locator("html")).toContainClass(theme);
		const heightAtTop = (await header.boundingBox())?.height;

		await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
		await expect(header).toHaveCSS("border-bottom-color", "rgba(0, 0, 0, 0)");
		await expect(header).toHaveCSS("backdrop-filter", "none");

		await scrollPage(page, 11);
		await expect(header).toHaveCSS("backdrop-filter", /^blur\(\d+px\)$/);
		await expect(header).toHaveCSS("border-bottom-width", "1px");
		await expect(header).toHaveCSS("border-bottom-color", /^rgb\(/);
		await expect(header).toHaveCSS("background-color", background);
		expect((await header.boundingBox())?.height).toBe(heightAtTop);

		await scrollPage(page, 10);
		await expect(header).toHaveCSS("backdrop-filter", "none");
		await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
		await expect(header).toHaveCSS("border-bottom-color", "rgba(0, 0, 0, 0)");
	}
});

test("NAV-14 NAV-15 the header's text is light at the top of a photograph only", async ({
	page,
}) => {
	await page.goto("/#fitness-tips");
	await expect(page.getByRole("banner")).toHaveCSS(
		"backdrop-filter",
		/^blur\(/,
	);

	const pricingLink = headerLink(page, "Pricing");
	await scrollPage(page, 0);
	await expect(pricingLink).toHaveCSS("color", "rgb(244, 245, 242)");
	await scrollPage(page, 11);
	await expect(pricingLink).toHaveCSS("color", darkInk);
	await page.goto("/thank-you-free-class");
	await expect(pricingLink).toHaveCSS("color", darkInk);
});
