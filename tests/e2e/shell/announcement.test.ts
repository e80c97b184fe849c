import type { Page } from "@playwright/test";
import { boxOf, horizontalScroll } from "../../support/browser/box.ts";
import { holdRequests } from "../../support/browser/hold-requests.ts";
import {
	appReady,
	expect,
	openReady,
	test,
} from "../../support/browser/test.ts";
import { expectNoViolations } from "../../support/browser/violations.ts";

const during = "2026-01-07T10:00:00-08:00";

const announcement = (page: Page) =>
	page.getByRole("complementary", { name: "Announcement" });
const closeButton = (page: Page) =>
	announcement(page).getByRole("button", { name: "Close announcement" });

async function openAt(page: Page, instant: string, path = "/") {
	await page.clock.setFixedTime(new Date(instant));
	await openReady(page, path);
}

test.describe("for a visitor in Tokyo", () => {
	test.use({ timezoneId: "Asia/Tokyo" });

	test("the announcement appears and disappears on the gym's clock at a visibilitychange event", async ({
		page,
	}) => {
		let wasShown = false;
		await openAt(page, "2026-01-06T05:59:59-08:00");
		await expect(announcement(page)).toBeHidden();
		for (const [instant, isShown] of [
			["2026-01-06T06:00:00-08:00", true],
			["2026-01-08T11:59:59-08:00", true],
			["2026-01-08T12:00:00-08:00", false],
		] as const) {
			await page.clock.setFixedTime(new Date(instant));
			await expect(announcement(page), instant).toBeVisible({
				visible: wasShown,
			});
			await page.evaluate(() =>
				document.dispatchEvent(new Event("visibilitychange")),
			);
			await expect(announcement(page), instant).toBeVisible({
				visible: isShown,
			});
			wasShown = isShown;
		}
	});
});

test("the announcement fits a viewport of 320 px and is not printed", async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await openAt(page, during);
	await expect(announcement(page)).toBeVisible();
	const { height } = await boxOf(announcement(page));
	expect(height).toBeGreaterThanOrEqual(44);
	expect((await boxOf(page.getByRole("banner"))).y).toBe(height);
	expect(await horizontalScroll(page)).toBe(0);
	await expect(closeButton(page)).toBeInViewport({ ratio: 1 });
	await expectNoViolations(announcement(page));
	await page.emulateMedia({ media: "print" });
	await expect(announcement(page)).toBeHidden();
});

test("a closed announcement stays closed, but a newer one is shown", async ({
	page,
}) => {
	await page.goto("/robots.txt");
	await page.evaluate(() =>
		localStorage.setItem("announcement", "2025-12-01T14:00:00.000Z"),
	);
	const release = await holdRequests(page, /\/assets\/entry-/);
	await page.clock.setFixedTime(new Date(during));
	await page.goto("/");
	await closeButton(page).focus();
	await page.keyboard.press("Enter");
	await expect(announcement(page)).toBeHidden();
	await expect(
		page.getByRole("banner").getByRole("link", { name: /, home$/ }),
	).toBeFocused();
	release();
	await appReady(page);
	await expect(announcement(page)).toBeHidden();
	await openAt(page, during, "/about");
	await expect(announcement(page)).toBeHidden();
});
