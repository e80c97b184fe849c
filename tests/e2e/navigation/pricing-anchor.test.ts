import type { Page } from "@playwright/test";
import { boxOf } from "../../support/browser/box.ts";
import { phone } from "../../support/browser/screens.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";

async function expectPricesBelowBar(page: Page) {
	const barEnd = (await boxOf(page.getByRole("banner"))).bottom;
	const prices = page.getByRole("heading", {
		name: "One price, up to 12 people",
	});
	let before: number | undefined;
	await expect
		.poll(
			async () => {
				const { y } = await boxOf(prices);
				const isStill = y === before;
				before = y;
				return isStill && y >= barEnd && y < barEnd + 200;
			},
			{ intervals: [50] },
		)
		.toBe(true);
}

for (const [ids, reducedMotion, manner] of [
	["CORP-01", "reduce", "at once"],
	["CORP-01 NAV-11", "no-preference", "smoothly"],
] as const)
	test(`${ids} See Pricing on /corporate scrolls to the prices ${manner}`, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion });
		await openReady(page, "/corporate");
		const positions = await page.evaluateHandle(() => {
			const seen = new Set<number>();
			addEventListener("scroll", () => seen.add(scrollY));
			return seen;
		});
		await page.getByRole("link", { name: "See Pricing" }).click();
		await expectPricesBelowBar(page);
		await expect(page).toHaveURL("/corporate#pricing");
		const count = await positions.evaluate(({ size }) => size);
		if (manner === "smoothly") expect(count).toBeGreaterThan(5);
		else expect(count).toBe(1);
	});

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
