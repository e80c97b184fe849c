import {
	dialogFor,
	frameContentFor,
	freeTrial,
	openButtonFor,
} from "../../support/browser/frames.ts";
import { phoneDevice } from "../../support/browser/screens.ts";
import {
	appReady,
	expect,
	openReady,
	test,
} from "../../support/browser/test.ts";
import { viewportObserved } from "../../support/browser/viewport-observed.ts";
import { oldestBrowser } from "../../support/oldest-browser/oldest-browser.ts";

test.describe("on a phone", () => {
	test.use(phoneDevice);

	test("DLG-02 a dialog opened from the menu closes the menu, and returns the focus to its button", async ({
		page,
	}) => {
		await page.goto("/");
		const menuButton = page.getByRole("button", { name: "Open menu" });
		await menuButton.click();
		const menu = page.getByRole("dialog", { name: "Menu" });
		await menu.getByRole("button", { name: "Free Trial" }).click();
		await expect(menu).toBeHidden();
		await expect(dialogFor(page, freeTrial)).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialogFor(page, freeTrial)).toBeHidden();
		await expect(menuButton).toBeFocused();
	});
});

test("DLG-02 a double click opens the dialog, behind which the page does not scroll", async ({
	page,
}) => {
	await page.goto("/");
	await openButtonFor(page, freeTrial).dblclick();
	const dialog = dialogFor(page, freeTrial);
	await expect(dialog).toBeVisible();
	await page.mouse.move(20, 20);
	await page.mouse.wheel(0, 600);
	await page.keyboard.press("End");
	await viewportObserved(page);
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await appReady(page);
	await expect(dialog).toBeVisible();
});

test("DLG-02 a backdrop click closes the dialog unless the frame was used", async ({
	page,
}) => {
	await openReady(page, "/#free-trial");
	const dialog = dialogFor(page, freeTrial);
	await expect(dialog).toBeVisible();
	await page.mouse.click(20, 450);
	await expect(dialog).toBeHidden();

	await openButtonFor(page, freeTrial).click();
	await frameContentFor(page, freeTrial)
		.getByRole("heading", { level: 1 })
		.click();
	await page.mouse.click(20, 450);
	await expect(dialog).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
});

// The oldest browsers do not support `closedby`, so a script closes the dialog.
test("in the oldest browsers a backdrop click closes a dialog, a drag from inside it does not", async ({
	page,
}) => {
	await page.addInitScript(oldestBrowser);
	await openReady(page, "/#free-trial");
	const dialog = dialogFor(page, freeTrial);
	await dialog.getByRole("heading", { level: 2 }).hover();
	await page.mouse.down();
	await page.mouse.move(20, 450);
	await page.mouse.up();
	await expect(dialog).toBeVisible();
	await page.mouse.click(5, 5);
	await expect(dialog).toBeHidden();
});
