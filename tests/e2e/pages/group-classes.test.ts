import { expect, test } from "../../support/browser/test.ts";

for (const { name, button, dialog } of [
	{
		name: "free trial",
		button: "Book Your Free Class",
		dialog: "Book Your Free Trial Class",
	},
	{
		name: "consultation",
		button: "Free consultation",
		dialog: "Book Your 30-Minute Consultation",
	},
]) {
	test(`GROUP-01 the hero's ${name} button opens its dialog`, async ({
		page,
	}) => {
		await page.goto("/group-classes");
		await page
			.getByRole("region", { name: "Ninety minutes, start to finish" })
			.getByRole("button", { name: button })
			.click();
		await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
	});
}

test("GROUP-07 the closing call leads to the schedule", async ({ page }) => {
	await page.goto("/group-classes");
	await page.getByRole("link", { name: "See the schedule" }).click();
	await expect(page).toHaveURL("/schedule");
	await expect(
		page.getByRole("heading", { level: 1, name: "Class schedule" }),
	).toBeVisible();
});

test("NUTR-08 NUTR-01 each button of the nutrition page opens the consultation", async ({
	page,
}) => {
	await page.goto("/nutrition-coaching");
	const buttons = page
		.getByRole("main")
		.getByRole("button", { name: "Book a free consultation" });
	await expect(buttons).toHaveCount(3);
	const dialog = page.getByRole("dialog", {
		name: "Book Your 30-Minute Consultation",
	});
	for (const button of await buttons.all()) {
		await button.click();
		await expect(dialog).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
	}
});
