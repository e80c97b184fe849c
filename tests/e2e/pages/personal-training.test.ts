import { appReady, expect, test } from "../../support/browser/test.ts";

test("ROUTE-07 the list of programs leads to personal training", async ({
	page,
}) => {
	await page.goto("/");
	await appReady(page);
	const bar = page.getByRole("navigation", { name: "Main" });
	await bar.getByText("Programs", { exact: true }).hover();
	await bar.getByRole("link", { name: /^Personal Training/ }).click();
	await expect(page).toHaveURL("/personal-training");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"One coach, sixty minutes, your program",
	);
});

test("PT-01 ROUTE-26 every free 30-minute intro opens the consultation, the prices are a link away", async ({
	page,
}) => {
	await page.goto("/personal-training");
	await appReady(page);
	const dialog = page.getByRole("dialog", {
		name: "Book Your 30-Minute Consultation",
	});
	const main = page.getByRole("main");
	const buttons = main.getByRole("button", {
		name: /^Book a free (30-minute intro|consultation)$/,
	});
	await expect(buttons).toHaveCount(3);
	for (const button of await buttons.all()) {
		await button.click();
		await expect(dialog).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
	}
	await main.getByRole("link", { name: "See pricing" }).click();
	await expect(page).toHaveURL("/pricing");
});
