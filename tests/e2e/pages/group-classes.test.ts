import { expect, test } from "../../support/browser/test.ts";

test("GROUP-01 GROUP-07 the hero's buttons open their dialogs, and the closing call leads to the schedule", async ({
	page,
}) => {
	await page.goto("/group-classes");
	const hero = page.getByRole("region", {
		name: "Ninety minutes, start to finish",
	});
	for (const [button, name] of [
		["Book Your Free Class", "Book Your Free Trial Class"],
		["Free consultation", "Book Your 30-Minute Consultation"],
	] as const) {
		await hero.getByRole("button", { name: button }).click();
		const dialog = page.getByRole("dialog", { name });
		await expect(dialog).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
	}
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
