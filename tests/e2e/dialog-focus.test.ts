import {
	dialogOf,
	frameDialogs,
	freeTrial,
	insideOf,
	open,
} from "../support/frames.ts";
import { phoneDevice } from "../support/screens.ts";
import { appReady, expect, test } from "../support/test.ts";

test("DLG-02 closing the dialog leads back to the button that opened it", async ({
	page,
}) => {
	await open(page, freeTrial);
	const dialog = dialogOf(page, freeTrial);
	await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(dialog).toBeHidden();
	await expect(
		page.getByRole("button", { name: freeTrial.opener }).first(),
	).toBeFocused();
});

test("DLG-02 Escape closes the dialog and leads back to its button", async ({
	page,
}) => {
	await open(page, freeTrial);
	await expect(dialogOf(page, freeTrial)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(dialogOf(page, freeTrial)).toBeHidden();
	await expect(
		page.getByRole("button", { name: freeTrial.opener }).first(),
	).toBeFocused();
});

test.describe("on a phone", () => {
	test.use(phoneDevice);

	test("NAV-08 DLG-02 opened from the menu, the dialog replaces it and leads back to the menu button", async ({
		page,
	}) => {
		await page.goto("/");
		const menuButton = page.getByRole("button", { name: "Open menu" });
		await menuButton.click();
		const menu = page.getByRole("dialog", { name: "Menu" });
		await menu.getByRole("button", { name: "Free Trial" }).click();
		await expect(menu).toBeHidden();
		await expect(dialogOf(page, freeTrial)).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialogOf(page, freeTrial)).toBeHidden();
		await expect(menuButton).toBeFocused();
	});
});

test("DLG-02 while a dialog is open, Tab stays away from the page behind it", async ({
	page,
}) => {
	await page.goto("/");
	await appReady(page);
	await page.getByRole("button", { name: freeTrial.opener }).first().click();
	const dialog = dialogOf(page, freeTrial);
	await expect(
		insideOf(page, freeTrial).getByRole("radio").first(),
	).toBeVisible();
	for (let presses = 0; presses < 25; presses += 1) {
		await page.keyboard.press("Tab");
		const place = await dialog.evaluate((element) => {
			const focused = document.activeElement;
			if (!focused || focused === document.body) return "browser";
			return element.contains(focused) ? "dialog" : focused.outerHTML;
		});
		expect(["dialog", "browser"]).toContain(place);
	}
});

test("DLG-02 behind an open dialog the page does not scroll", async ({
	page,
}) => {
	await open(page, freeTrial);
	await expect(dialogOf(page, freeTrial)).toBeVisible();
	await page.mouse.move(20, 20);
	await page.mouse.wheel(0, 600);
	await page.keyboard.press("End");
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const frameDialog of frameDialogs) {
	test(`DLG-06 a click beside the ${frameDialog.name} dialog closes it, until the visitor has gone into the frame`, async ({
		page,
	}) => {
		await open(page, frameDialog);
		const dialog = dialogOf(page, frameDialog);
		await expect(dialog).toBeVisible();
		await appReady(page);
		await page.mouse.click(20, 450);
		await expect(dialog).toBeHidden();

		await page
			.getByRole("button", { name: frameDialog.opener })
			.first()
			.click();
		await insideOf(page, frameDialog)
			.getByRole("heading", { level: 1 })
			.click();
		await page.mouse.click(20, 450);
		await expect(dialog).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();

		await page
			.getByRole("button", { name: frameDialog.opener })
			.first()
			.click();
		await expect(dialog).toBeVisible();
		await page.mouse.click(20, 450);
		await expect(dialog).toBeHidden();
	});
}
