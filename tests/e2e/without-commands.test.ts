import { dialogOf, prolabsRequest } from "../support/frames.ts";
import { holdBack } from "../support/hold-back.ts";
import { phone } from "../support/screens.ts";
import { appReady, expect, test } from "../support/test.ts";

// Browsers before 2025 know neither `commandfor` nor what to do about it.
test.beforeEach(async ({ page }) => {
	await page.addInitScript(() => {
		Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
		addEventListener("command", (event) => event.preventDefault(), true);
	});
});

test("a dialog opens, before React has come and after", async ({ page }) => {
	await page.setViewportSize(phone);
	const release = await holdBack(page, /\/assets\/boot-/);
	await page.goto("/");
	const menu = page.getByRole("dialog", { name: "Menu" });
	for (const comes of [release, () => {}]) {
		await page.getByRole("button", { name: "Open menu" }).click();
		await expect(menu).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(menu).toBeHidden();
		comes();
		await appReady(page);
	}
});

test("a dialog that was opened and closed before React came stays closed", async ({
	page,
}) => {
	const release = await holdBack(page, /\/assets\/boot-/);
	await page.goto("/prolabs");
	await page
		.getByRole("article", { name: "Single session" })
		.getByRole("button", { name: "Select Plan" })
		.click();
	const dialog = dialogOf(page, prolabsRequest);
	await expect(dialog).toBeVisible();
	await page.keyboard.press("Escape");
	release();
	await appReady(page);
	await expect(
		page
			.getByRole("article", { name: "Single session" })
			.getByText("Selected", { exact: true }),
	).toBeVisible();
	await expect(dialog).toBeHidden();
});
