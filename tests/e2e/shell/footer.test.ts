import { expect, openReady, test } from "../../support/browser/test.ts";

test("FOOT-05 the copyright says the year", async ({ page }) => {
	await page.clock.setFixedTime(new Date(2031, 5, 15));
	await openReady(page, "/");
	await expect(page.getByRole("contentinfo")).toContainText(
		"© 2031 Ironbell Strength & Conditioning",
	);
});
