import { phone } from "../../support/browser/screens.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";

test("the skip link is the first tab stop; focused article cards are in view (WCAG 2.4.11)", async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await openReady(page, "/");
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: "Skip to content" });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/#main");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);

	const links = page
		.getByRole("list", { name: "From the whiteboard" })
		.getByRole("link");
	await links.first().focus();
	for (const link of (await links.all()).slice(1)) {
		await page.keyboard.press("Tab");
		await expect(link).toBeFocused();
		await expect(link).toBeInViewport({ ratio: 0.9 });
	}
});

test("FOOT-05 the copyright shows the year of the visitor's clock", async ({
	page,
}) => {
	await page.clock.setFixedTime(new Date(2031, 5, 15));
	await openReady(page, "/");
	await expect(page.getByRole("contentinfo")).toContainText(
		"© 2031 Ironbell Strength & Conditioning",
	);
});
