import {
	dialogOf,
	frameOf,
	freeTrial,
	open,
	openAgain,
} from "../../support/browser/frames.ts";
import { gotoStill } from "../../support/browser/still-clock.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";
import { workbenchOrigin } from "../../support/sites/sites.ts";

test("DLG-01 DLG-05 the free trial dialog says what it is for; the fields of the booking are the provider's, the site draws none", async ({
	page,
}) => {
	await open(page, freeTrial);
	await test.step("the free trial dialog says what it is for", async () => {
		const dialog = dialogOf(page, freeTrial);
		await expect(dialog.getByRole("heading", { level: 2 })).toHaveText(
			"Book Your Free Trial Class",
		);
		await expect(dialog).toHaveAccessibleDescription(
			"Book instantly below—select your date and time.",
		);
	});
	await test.step("the fields of the booking are the provider's, the site draws none", async () => {
		const dialog = dialogOf(page, freeTrial);
		await expect(frameOf(page, freeTrial)).toBeVisible();
		await expect(dialog.locator("input, select, textarea")).toHaveCount(0);
	});
});

test("DLG-02 the bar, the hero, the closing band and the floating button open the same dialog", async ({
	page,
}) => {
	await page.goto("/");
	const dialog = dialogOf(page, freeTrial);
	const openers = [
		page.getByRole("banner").getByRole("button", { name: "Free Trial" }),
		page.getByRole("button", { name: freeTrial.opener }).first(),
		page.getByRole("button", { name: freeTrial.opener }).last(),
		page
			.getByRole("button", { name: "Free Trial", exact: true })
			.and(page.locator("body > *"))
			.last(),
	];
	for (const opener of openers) {
		await opener.click();
		await expect(dialog).toBeVisible();
		await dialog.getByRole("button", { name: "Close" }).click();
		await expect(dialog).toBeHidden();
	}
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

test("DLG-07 the frame is in the page only while the dialog is open", async ({
	page,
}) => {
	await page.goto("/");
	await appReady(page);
	await expect(page.locator("iframe")).toHaveCount(0);
	for (const _ of ["first time", "second time"]) {
		await openAgain(page, freeTrial);
		await expect(page.locator("iframe")).toHaveCount(1);
		await dialogOf(page, freeTrial)
			.getByRole("button", { name: "Close" })
			.click();
		await expect(page.locator("iframe")).toHaveCount(0);
	}
});
