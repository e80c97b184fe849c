import { appReady, expect, test } from "../../support/browser/test.ts";

test("FOOT-05 the copyright says the year", async ({ page }) => {
	for (const year of [2019, 2031]) {
		await page.clock.setFixedTime(new Date(year, 5, 15));
		await page.goto("/");
		await appReady(page);
		await expect(page.getByRole("contentinfo")).toContainText(
			`© ${year} Ironbell Strength & Conditioning`,
		);
	}
});
