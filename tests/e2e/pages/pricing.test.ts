import { desktop, phone } from "../../support/browser/screens.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";

test("PRICE-01 Calculate Your Plan leads to the estimator below the bar, on a phone three lines to their plans", async ({
	page,
}) => {
	for (const size of [desktop, phone]) {
		await page.setViewportSize(size);
		await page.goto("/");
		await openReady(page, "/pricing");
		if (size === phone) {
			const line = page.getByRole("link", { name: /Gold Unlimited.*\$89/ });
			await expect(line).toBeInViewport();
			await line.click();
			await expect(
				page.getByRole("heading", { name: "Gold" }),
			).toBeInViewport();
		}
		await page.getByRole("link", { name: "Calculate Your Plan" }).click();
		await expect(page).toHaveURL(/#pricing-estimator$/);
		const title = page.getByRole("heading", { name: "Pricing Estimator" });
		await expect(title).toBeInViewport();
		const bar = await page.getByRole("banner").boundingBox();
		await expect
			.poll(async () => (await title.boundingBox())?.y)
			.toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
	}
});

test("nothing scrolls sideways at 320 px, whatever is chosen", async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 700 });
	for (const payment of ["membership", "punch-card", "personal-training"]) {
		await openReady(
			page,
			`/pricing?pay=${payment}&package=10&sessions=5&nutrition=yes&goal=weight-loss`,
		);
		expect(
			await page.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth,
			),
		).toBe(0);
	}
});
