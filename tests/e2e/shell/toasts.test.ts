import type { Page } from "@playwright/test";
import { boxOf } from "../../support/browser/box.ts";
import { openWithPausedClock } from "../../support/browser/paused-clock.ts";
import { desktop, phone } from "../../support/browser/screens.ts";
import { expect, test } from "../../support/browser/test.ts";
import { rot13 } from "../../support/second-gym.ts";
import { secondGymOrigin } from "../../support/sites/sites.ts";

const address = "/group-classes";
const warning = rot13(
	"Some gallery images may not display correctly. We're working on fixing this.",
);
const error = rot13(
	"Some gallery images failed to load. We're working on fixing this issue.",
);

test.use({ baseURL: secondGymOrigin });

test.beforeEach(async ({ page, expectedNoise }) => {
	expectedNoise.push(
		/^request to the outside: https:\/\/images\.harborlane\.example\//,
		/^error: Failed to load resource: net::ERR_FAILED$/,
		/^warning: A gallery image failed to load: /,
	);
	await page.route("https://images.harborlane.example/**", (route) =>
		route.abort(),
	);
});

const notifications = (page: Page) =>
	page.getByRole("region", { name: "Notifications", exact: true });
const toasts = (page: Page) => notifications(page).getByRole("listitem");
const gallery = (page: Page) =>
	page.getByRole("list", { name: rot13("Iron, rubber, window light") });

async function declineMeasuring(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Please do not" }).click();
}

async function expectInPlace(page: Page, width: number): Promise<void> {
	const last = toasts(page).last();
	const floating = page
		.getByRole("button", { name: rot13("Free Trial"), exact: true })
		.last();
	await expect(floating).toBeInViewport({ ratio: 1 });
	await expect
		.poll(async () => (await boxOf(floating)).y - (await boxOf(last)).bottom)
		.toBeGreaterThanOrEqual(0);
	const { x, right } = await boxOf(last);
	expect(right).toBeLessThanOrEqual(width);
	expect(right).toBeGreaterThan(width - 60);
	expect(x).toBeGreaterThanOrEqual(0);
	// A trial click fails if something covers the button.
	await floating.click({ trial: true });
}

test("CONST-04 GAL-10 C-26 a warning closes after 8 s; Alt+T focuses an error, which stays", async ({
	page,
}) => {
	await openWithPausedClock(page, address);
	await declineMeasuring(page);
	await gallery(page).focus();
	await expect
		.poll(async () => {
			await page.clock.runFor(100);
			return (await toasts(page).allTextContents()).toSorted();
		})
		.toEqual([error, warning]);
	for (const screen of [phone, desktop]) {
		await page.setViewportSize(screen);
		await expectInPlace(page, screen.width);
	}
	await page.clock.runFor(9000);
	await expect(toasts(page)).toHaveText([error]);
	await page.clock.runFor(60_000);
	await expect(toasts(page)).toHaveText([error]);

	await page.keyboard.press("Alt+t");
	await expect(notifications(page).getByRole("list")).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(
		toasts(page).getByRole("button", { name: "Close toast", exact: true }),
	).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(toasts(page)).toHaveCount(0);
	await expect(gallery(page)).toBeFocused();
});
