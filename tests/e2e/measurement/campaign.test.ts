import type { Page } from "@playwright/test";
import {
	consultation,
	expectFrameLoaded,
	frameContentFor,
	frameFor,
	freeTrial,
	openAgain,
} from "../../support/browser/frames.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";

test("EMBED-08 the calendar receives the campaign even if the browser blocks storage", async ({
	page,
	expectedNoise,
}) => {
	// The provider's script uses storage without try/catch.
	expectedNoise.push(/^uncaught: storage is blocked$/);
	await blockStorage(page);
	await page.clock.setFixedTime(new Date("2026-01-07T10:00:00-08:00"));
	await openReady(page, "/?utm_source=maps");
	await page.getByRole("button", { name: "Dark theme" }).click();
	await expect(page.locator("html")).toContainClass("dark");
	const announcement = page.getByRole("complementary", {
		name: "Announcement",
	});
	await announcement.getByRole("button", { name: "Close" }).click();
	await expect(announcement).toBeHidden();
	await openAgain(page, freeTrial);
	await expectFrameLoaded(page, freeTrial);
	await expect(frameFor(page, freeTrial)).toHaveAttribute(
		"src",
		`${freeTrial.url}?utm_source=maps`,
	);
});

test("the calendar receives the landing page's name as campaign", async ({
	page,
}) => {
	await openReady(page, "/comeback");
	await page.getByRole("button", { name: "Talk to a coach first" }).click();
	await expect(
		frameContentFor(page, consultation).getByText(
			"Campaign: utm_campaign=comeback",
		),
	).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("link", { name: "Ironbell" }).first().click();
	await expect(page).toHaveURL("/");
	await openAgain(page, freeTrial);
	await expect(frameFor(page, freeTrial)).toHaveAttribute(
		"src",
		`${freeTrial.url}?utm_campaign=comeback`,
	);
});

/** Makes storage throw in pages opened after this call. */
async function blockStorage(page: Page): Promise<void> {
	await page.addInitScript(() => {
		for (const name of ["localStorage", "sessionStorage"])
			Object.defineProperty(window, name, {
				configurable: true,
				get() {
					throw new DOMException("storage is blocked", "SecurityError");
				},
			});
	});
}
