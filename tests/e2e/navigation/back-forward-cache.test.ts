import type { Page } from "@playwright/test";
import { findOnPath } from "../../../scripts/setup/browsers.mjs";
import { framePlaces } from "../../pages/visit.ts";
import { visitedPaths } from "../../pages/visited-paths.ts";
import { dialogFor, freeTrial } from "../../support/browser/frames.ts";
import { phone } from "../../support/browser/screens.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";
import { builds, secondGymOrigin } from "../../support/sites/sites.ts";

// chromium-headless-shell has no back/forward cache, so the test needs another Chromium.
const withCache = findOnPath([
	"chromium",
	"chromium-browser",
	"google-chrome",
	"google-chrome-stable",
]);
// biome-ignore lint/suspicious/noSkippedTests: Playwright lists what needs a browser that this machine lacks
test.skip(
	withCache === undefined,
	"chromium-headless-shell has no back/forward cache: install chromium",
);

// Removes Playwright's flag that disables the back/forward cache.
test.use({
	launchOptions: ({ launchOptions }, use) => {
		const ignored = launchOptions.ignoreDefaultArgs;
		return use({
			...launchOptions,
			...(withCache ? { executablePath: withCache } : {}),
			ignoreDefaultArgs: [
				...(Array.isArray(ignored) ? ignored : []),
				"--disable-back-forward-cache",
			],
		});
	},
});

const restoredTimeoutMs = 3000;

async function leaveAndReturn(
	page: Page,
	onOtherPage = async () => {},
	otherPage = "/about",
): Promise<void> {
	const markPage = () => document.documentElement.setAttribute("data-left", "");
	await page.evaluate(markPage);
	await page.goto(otherPage);
	await onOtherPage();
	await page.goBack({ waitUntil: "commit" });
	await expect(page.locator("html"), "was in the cache").toHaveAttribute(
		"data-left",
		{ timeout: restoredTimeoutMs },
	);
}

/** Waits for all frames, because Chromium does not cache a page that is loading one. */
async function framesLoaded(page: Page): Promise<void> {
	const places = await framePlaces(page);
	// The page itself counts as a frame.
	await expect.poll(() => page.frames().length).toBe(places.length + 1);
	for (const frame of page.frames()) await frame.waitForLoadState();
}

test("Back restores every page", async ({ page }) => {
	test.slow();
	// A page with status 404 is never cached.
	for (const path of visitedPaths(builds.site))
		if (path !== "/not-found")
			await test.step(path, async () => {
				await openReady(page, path);
				await framesLoaded(page);
				await leaveAndReturn(page, undefined, "/robots.txt");
			});
});

test("Back shows the place where the page was left", async ({ page }) => {
	await openReady(page, "/");
	await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
	await leaveAndReturn(page);
	expect(await page.evaluate(() => scrollY)).toBe(300);
});

test("an island keeps what was chosen", async ({ page }) => {
	await openReady(page, "/corporate");
	const people = page.getByRole("slider", { name: "How many of you?" });
	await people.fill("14");
	await leaveAndReturn(page);
	await expect(people).toHaveValue("14");
	await people.fill("15");
	await expect(
		page.getByRole("region", { name: "Your session" }),
	).toContainText("15 people");
});

test("the theme that was chosen on the next page holds for the page before", async ({
	page,
}) => {
	const toggle = page.getByRole("button", { name: "Dark theme" });
	await openReady(page, "/");
	await leaveAndReturn(page, () => toggle.click());
	await expect(page.locator("html")).toContainClass("dark");
	await expect(toggle).toHaveAttribute("aria-pressed", "true");
});

test("an announcement that was closed on the next page is closed on the page before", async ({
	page,
}) => {
	await page.clock.setFixedTime(new Date("2026-01-07T10:00:00-08:00"));
	await openReady(page, "/");
	const announcement = page.getByRole("complementary", {
		name: "Announcement",
	});
	await expect(announcement).toBeVisible();
	await leaveAndReturn(page, () =>
		announcement.getByRole("button", { name: "Close announcement" }).click(),
	);
	await expect(announcement).toBeHidden();
});

test("the answer about measuring on the next page holds for the page before", async ({
	page,
}) => {
	await openReady(page, `${secondGymOrigin}/`);
	const question = page.getByRole("region", { name: "Count this visit?" });
	await expect(question).toBeVisible();
	await leaveAndReturn(
		page,
		() => page.getByRole("button", { name: "Please do not" }).click(),
		`${secondGymOrigin}/about`,
	);
	await expect(question).toHaveCount(0);
});

test("the list of programs is closed", async ({ page }) => {
	await openReady(page, "/");
	const programs = page
		.getByRole("navigation", { name: "Main" })
		.getByText("Programs", { exact: true });
	const openGym = page
		.getByRole("banner")
		.getByRole("link", { name: /^Open Gym/ });
	await programs.click();
	await expect(openGym).toBeVisible();
	await leaveAndReturn(page);
	await expect(openGym).toBeHidden();
});

test("the menu is closed", async ({ page }) => {
	await page.setViewportSize(phone);
	await openReady(page, "/");
	await page.getByRole("button", { name: "Open menu" }).click();
	const menu = page.getByRole("dialog", { name: "Menu" });
	await expect(menu).toBeVisible();
	await leaveAndReturn(page);
	await expect(menu).toBeHidden();
});

// Dispatches pagehide, so that the test does not depend on whether Chromium caches a page with an
// open frame.
test("a booking dialog is closed when the page is left", async ({ page }) => {
	await openReady(page, "/");
	await page
		.getByRole("button", { name: freeTrial.buttonName })
		.first()
		.click();
	await expect(dialogFor(page, freeTrial)).toBeVisible();
	await page.evaluate(() =>
		dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })),
	);
	await expect(dialogFor(page, freeTrial)).toBeHidden();
});
