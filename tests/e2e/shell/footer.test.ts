import { appReady, expect, test } from "../../support/browser/test.ts";

for (const year of [2019, 2031]) {
	test(`FOOT-05 in ${year} the copyright says ${year}`, async ({ page }) => {
		await page.clock.setFixedTime(new Date(year, 5, 15));
		await page.goto("/");
		await appReady(page);
		await expect(page.getByRole("contentinfo")).toContainText(
			`© ${year} Ironbell Strength & Conditioning`,
		);
	});
}
