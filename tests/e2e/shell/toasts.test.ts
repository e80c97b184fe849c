import type { Page } from "@playwright/test";

import { boxOf } from "../../support/browser/box.ts";
import { dialogOf, freeTrial } from "../../support/browser/frames.ts";
import { desktop, phoneDevice } from "../../support/browser/screens.ts";
import { gotoStill } from "../../support/browser/still-clock.ts";
import { expect, test } from "../../support/browser/test.ts";
import { workbenchOrigin } from "../../support/sites/sites.ts";

const notifications = (page: Page) =>
	page.getByRole("region", { name: "Notifications", exact: true });

test("CONST-04 Alt+T leads to the toasts, and their close buttons are called Close toast", async ({
	page,
	openWorkbench,
}) => {
	await openWorkbench("/toasts");
	await page.getByRole("button", { name: "Fail", exact: true }).click();
	const toast = notifications(page).getByRole("listitem");
	await expect(toast).toHaveText("It failed.");
	await expect
		.poll(async () => desktop.height - (await boxOf(toast)).bottom)
		.toBeLessThan(60);
	await page.keyboard.press("Alt+t");
	await expect(notifications(page).getByRole("list")).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(
		toast.getByRole("button", { name: "Close toast", exact: true }),
	).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(toast).toHaveCount(0);
	await expect(
		page.getByRole("button", { name: "Fail", exact: true }),
	).toBeFocused();
});

test("CONST-04 an error stays until it is closed, other toasts leave after 8 seconds", async ({
	page,
}) => {
	await gotoStill(page, `${workbenchOrigin}/toasts`);
	for (const press of ["Fail", "Warn", "Succeed"]) {
		await page.getByRole("button", { name: press, exact: true }).click();
	}
	const toasts = notifications(page).getByRole("listitem");
	await page.clock.runFor(1000);
	await expect(toasts).toHaveCount(3);
	await page.mouse.move(20, 20);
	await page.clock.runFor(9000);
	await expect(toasts).toHaveText(["It failed."]);
	await page.clock.runFor(60_000);
	await expect(toasts).toHaveText(["It failed."]);
});

for (const [name, screen] of Object.entries({
	phone: phoneDevice,
	desktop: { viewport: desktop },
})) {
	test.describe(`on a ${name}`, () => {
		test.use(screen);

		test(`CONST-04 C-26 a toast shows at the bottom right of a ${name}, and does not overlap the floating button`, async ({
			page,
			openWorkbench,
		}) => {
			await openWorkbench("/toasts");
			const toast = notifications(page).getByRole("listitem");
			const { width, height } = screen.viewport;
			await page.getByRole("button", { name: "Fail far down" }).click();
			await expect(toast).toBeVisible();
			const floating = page
				.getByRole("button", { name: "Free Trial", exact: true })
				.last();
			await expect(floating).toBeVisible();
			await expect
				.poll(async () => (await boxOf(floating)).y)
				.toBeLessThan(height);
			await expect
				.poll(
					async () => (await boxOf(floating)).y - (await boxOf(toast)).bottom,
				)
				.toBeGreaterThanOrEqual(0);
			const box = await boxOf(toast);
			expect(box.right).toBeLessThanOrEqual(width);
			expect(box.right).toBeGreaterThan(width - 60);
			expect(box.x).toBeGreaterThanOrEqual(0);
			await floating.click();
			await expect(dialogOf(page, freeTrial)).toBeVisible();
		});
	});
}
