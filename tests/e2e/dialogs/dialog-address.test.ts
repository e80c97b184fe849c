import {
	dialogFor,
	expectFrameLoaded,
	freeTrial,
	post,
} from "../../support/browser/frames.ts";
import {
	appReady,
	expect,
	openReady,
	test,
} from "../../support/browser/test.ts";

test("DLG-02 /#free-trial opens the dialog, and closing the dialog removes the hash", async ({
	page,
}) => {
	await page.goto("/?utm_source=maps#free-trial");
	const dialog = dialogFor(page, freeTrial);
	await expect(dialog).toBeVisible();
	await expectFrameLoaded(page, freeTrial);
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

test("DLG-02 after a booking in the dialog of /#free-trial, Back shows no dialog", async ({
	page,
}) => {
	await page.goto("/");
	await openReady(page, "/#free-trial");
	await expectFrameLoaded(page, freeTrial);
	await post(page, freeTrial, [
		"msgsndr-booking-complete",
		{ fingerprint: "one", calendarId: "free-trial-class" },
	]);
	await expect(page).toHaveURL("/thank-you-free-class");
	await page.goBack();
	await expect(page).toHaveURL("/");
	await expect(dialogFor(page, freeTrial)).toBeHidden();
	await expect(page.locator("iframe")).toHaveCount(0);
});
