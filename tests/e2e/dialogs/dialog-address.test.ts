import {
	dialogOf,
	freeTrial,
	insideOf,
	post,
} from "../../support/browser/frames.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";

test("DLG-02 the address /#free-trial opens the dialog, and closing it clears the address", async ({
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

test("DLG-02 a link to #free-trial on the open page opens the dialog too", async ({
	page,
}) => {
	await page.goto("/");
	await appReady(page);
	await page.evaluate(() => {
		location.hash = "free-trial";
	});
	await expect(dialogOf(page, freeTrial)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page).toHaveURL("/");
});

test("DLG-02 after a booking that began at /#free-trial, Back shows the page without the dialog", async ({
	page,
}) => {
	for (const visit of ["first", "second"]) {
		await page.goto("/");
		await page.goto("/#free-trial");
		await appReady(page);
		await expect(
			insideOf(page, freeTrial).getByRole("heading", { level: 1 }),
		).toBeVisible();
		await post(page, freeTrial, [
			"msgsndr-booking-complete",
			{ fingerprint: visit, calendarId: "free-trial-class" },
		]);
		await expect(page).toHaveURL("/thank-you-free-class");
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		await page.goBack();
		await expect(page).toHaveURL("/");
		await expect(dialogOf(page, freeTrial)).toBeHidden();
		await expect(page.locator("iframe")).toHaveCount(0);
	}
});
