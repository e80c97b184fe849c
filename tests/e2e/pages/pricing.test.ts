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

test("PRICE-08 PRICE-09 PRICE-10 one answer is open at a time; the answers give the policies, and the price of the 5-class pack that the estimator gives", async ({
	page,
}) => {
	await openReady(page, "/pricing");
	const punchCards = page.getByText(/Punch cards never expire/);
	const firstClass = page.getByText(/one full 90-minute class/);
	await page.getByText("Do punch cards expire?").click();
	await expect(punchCards).toBeVisible();
	await page.getByText("Is the first class really free?").click();
	await expect(firstClass).toBeVisible();
	await expect(punchCards).toBeHidden();
	await page.getByText("Is the first class really free?").click();
	await expect(firstClass).toBeHidden();

	for (const policy of [
		"14 days’ notice",
		"Your first class is free",
		"within the first 30 days",
		"Punch cards never expire",
		"The 5-class pack works out at $35 per class",
		"Open gym is included with Silver and Gold at no extra cost.",
	])
		await expect(page.getByRole("main")).toContainText(policy);
	await page.getByRole("radio", { name: "Punch card", exact: true }).check();
	await page.getByRole("slider", { name: "Sessions per week" }).press("Home");
	await expect(
		page.getByRole("region", { name: "Your estimate" }),
	).toContainText("5-Class Pack $35 per session");
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
