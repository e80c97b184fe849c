import {
	dialogOf,
	frameOf,
	freeTrial,
	insideOf,
	post,
} from "../../support/browser/frames.ts";
import { gotoStill } from "../../support/browser/still-clock.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";
import { workbenchOrigin } from "../../support/sites/sites.ts";

test("DLG-02 the address /#free-trial opens the dialog, a link to it on the open page too, and closing it clears the address", async ({
	page,
}) => {
	await page.goto("/?utm_source=maps#free-trial");
	const dialog = dialogOf(page, freeTrial);
	await expect(dialog).toBeVisible();
	await expect(
		insideOf(page, freeTrial).getByRole("heading", { level: 1 }),
	).toBeVisible();
	await dialog.getByRole("button", { name: "Close" }).click();
	await expect(dialog).toBeHidden();
	await expect(page).toHaveURL("/?utm_source=maps");
	await page.reload();
	await appReady(page);
	await expect(dialog).toBeHidden();

	await page.evaluate(() => {
		location.hash = "free-trial";
	});
	await expect(dialog).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page).toHaveURL("/?utm_source=maps");
});

test.describe("with an anchor that is not well encoded", () => {
	// React Router's word on it.
	test.use({
		expectedNoise: [[/is not a decodable element ID/], { scope: "test" }],
	});

	test("everything works", async ({ page }) => {
		await page.goto("/schedule#50%");
		await appReady(page);
		const link = page
			.getByRole("contentinfo")
			.getByRole("link", { name: "Pricing" });
		await link.evaluate((anchor) =>
			anchor.setAttribute("href", "/pricing#100%"),
		);
		await link.click();
		await expect(page).toHaveURL("/pricing#100%");
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	});
});

test("DLG-02 another part of the site opens and closes the dialog", async ({
	page,
}) => {
	await gotoStill(page, `${workbenchOrigin}/dialogs`);
	const dialog = dialogOf(page, freeTrial);
	await page
		.getByRole("button", { name: "Close from outside in a second" })
		.click();
	await page.getByRole("button", { name: "Open from outside" }).click();
	await expect(dialog).toBeVisible();
	await expect(frameOf(page, freeTrial)).toBeVisible();
	await page.clock.runFor(1000);
	await expect(dialog).toBeHidden();
	await expect(frameOf(page, freeTrial)).toHaveCount(0);
});

test("DLG-02 after a booking that began at /#free-trial, Back shows the page without the dialog", async ({
	page,
}) => {
	await page.goto("/");
	await page.goto("/#free-trial");
	await appReady(page);
	await expect(
		insideOf(page, freeTrial).getByRole("heading", { level: 1 }),
	).toBeVisible();
	await post(page, freeTrial, [
		"msgsndr-booking-complete",
		{ fingerprint: "one", calendarId: "free-trial-class" },
	]);
	await expect(page).toHaveURL("/thank-you-free-class");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await page.goBack();
	await expect(page).toHaveURL("/");
	await expect(dialogOf(page, freeTrial)).toBeHidden();
	await expect(page.locator("iframe")).toHaveCount(0);
});
