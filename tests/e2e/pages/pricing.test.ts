import { boxOf } from "../../support/browser/box.ts";
import { phone } from "../../support/browser/screens.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";

test("PRICE-01 Calculate Your Plan scrolls the estimator below the header", async ({
	page,
}) => {
	await openReady(page, "/pricing");
	const expectEstimator = async () => {
		await page.getByRole("link", { name: "Calculate Your Plan" }).click();
		await expect(page).toHaveURL(/#pricing-estimator$/);
		const title = page.getByRole("heading", { name: "Pricing Estimator" });
		await expect(title).toBeInViewport();
		await expect
			.poll(async () => (await boxOf(title)).y)
			.toBeGreaterThan((await boxOf(page.getByRole("banner"))).bottom);
	};
	await expectEstimator();

	await page.setViewportSize(phone);
	await page.evaluate(() => scrollTo(0, 0));
	const line = page.getByRole("link", { name: /Gold Unlimited.*\$89/ });
	await expect(line).toBeInViewport();
	await line.click();
	await expect(page.getByRole("heading", { name: "Gold" })).toBeInViewport();
	await expectEstimator();
});
