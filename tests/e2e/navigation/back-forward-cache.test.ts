import { chromiumWithCache } from "../../support/browser/chromium-with-cache.ts";
import {
	dialogFor,
	freeTrial,
	openButtonFor,
} from "../../support/browser/frames.ts";
import { phone } from "../../support/browser/screens.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";
import { secondGymOrigin, siteOrigin } from "../../support/sites/sites.ts";

// biome-ignore lint/suspicious/noSkippedTests: skipped only without full Chromium; Playwright reports the skip
test.skip(
	chromiumWithCache === undefined,
	"chromium-headless-shell has no back/forward cache: install chromium",
);

// Removes Playwright's flag that disables the back/forward cache.
test.use({
	launchOptions: ({ launchOptions }, use) => {
		const ignored = launchOptions.ignoreDefaultArgs;
		return use({
			...launchOptions,
			...(chromiumWithCache ? { executablePath: chromiumWithCache } : {}),
			ignoreDefaultArgs: [
				...(Array.isArray(ignored) ? ignored : []),
				"--disable-back-forward-cache",
			],
		});
	},
});

const restoredTimeoutMs = 3000;

for (const [answer, origin, role, options] of [
	["Dark theme", siteOrigin, "button", { name: "Dark theme", pressed: false }],
	["Close announcement", siteOrigin, "complementary", { name: "Announcement" }],
	["Please do not", secondGymOrigin, "region", { name: "Count this visit?" }],
] as const)
	test(`“${answer}”, pressed on the next page, applies to the cached previous page`, async ({
		page,
	}) => {
		const unanswered = page.getByRole(role, options);
		await page.clock.setFixedTime(new Date("2026-01-07T10:00:00-08:00"));
		await openReady(page, `${origin}/`);
		await expect(unanswered).toBeVisible();
		const markPage = () =>
			document.documentElement.setAttribute("data-left", "");
		await page.evaluate(markPage);
		await page.goto(`${origin}/about`);
		await page.getByRole("button", { name: answer }).click();
		await page.goBack({ waitUntil: "commit" });
		await expect(page.locator("html"), "was in the cache").toHaveAttribute(
			"data-left",
			{ timeout: restoredTimeoutMs },
		);
		await expect(unanswered).toBeHidden();
	});

// Dispatches pagehide, so that the test does not depend on whether Chromium caches a page with an
// open frame.
test("the menu, the programs menu and a booking dialog close when the visitor leaves the page", async ({
	page,
}) => {
	const leave = () =>
		page.evaluate(() =>
			dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })),
		);
	const banner = page.getByRole("banner");
	await openReady(page, "/");
	for (const [openControl, opened] of [
		[
			banner.getByText("Programs", { exact: true }),
			banner.getByRole("link", { name: /^Open Gym/ }),
		],
		[openButtonFor(page, freeTrial), dialogFor(page, freeTrial)],
		[
			page.getByRole("button", { name: "Open menu" }),
			page.getByRole("dialog", { name: "Menu" }),
		],
	] as const) {
		await openControl.click();
		await expect(opened).toBeVisible();
		await leave();
		await expect(opened).toBeHidden();
		await page.setViewportSize(phone);
	}
});
