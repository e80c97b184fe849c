import type { Locator, Page } from "@playwright/test";
import { boxOf } from "../../support/browser/box.ts";
import { holdRequests } from "../../support/browser/hold-requests.ts";
import {
	appReady,
	expect,
	openReady,
	test,
} from "../../support/browser/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

function farSection(page: Page): Locator {
	return page.getByRole("region", { name: "From the whiteboard" });
}

/** Opens a page whose load event waits until the returned function is called. */
async function openLoading(
	page: Page,
	open: () => Promise<unknown>,
): Promise<() => void> {
	const finish = await holdRequests(page, /\/images\/hero-/);
	await open();
	await page.waitForLoadState("domcontentloaded");
	return finish;
}

async function expectAllRendered(page: Page): Promise<void> {
	const sections = page.getByRole("main").getByRole("region");
	await expect.poll(() => sections.count()).toBeGreaterThan(2);
	for (const part of [...(await sections.all()), page.getByRole("contentinfo")])
		await expect(part).toHaveCSS("content-visibility", "visible");
}

/**
 * Pauses the animations that defer sections. The returned function tells whether the first deferred
 * heading is rendered.
 */
async function pauseDeferral(page: Page): Promise<() => Promise<boolean>> {
	const heading = page
		.getByRole("main")
		.getByRole("heading", { level: 2, includeHidden: true })
		.first();
	await page.evaluate(() => {
		for (const waiting of document.getAnimations()) {
			waiting.currentTime = 0;
			waiting.pause();
		}
	});
	return () => heading.evaluate((element) => element.checkVisibility());
}

async function scrollToFarSection(page: Page): Promise<void> {
	await farSection(page).evaluate((section) => section.scrollIntoView());
	await expectAllRendered(page);
}

test("sections far below the viewport are deferred until the page has loaded", async ({
	page,
}) => {
	const finish = await openLoading(page, () =>
		page.goto("/", { waitUntil: "commit" }),
	);
	for (const part of [farSection(page), page.getByRole("contentinfo")])
		await expect(part).toHaveCSS("content-visibility", "auto");
	finish();
	await expectAllRendered(page);
});

test("on a phone the Tab key renders the deferred sections, which it would otherwise skip", async ({
	page,
}) => {
	const finish = await openLoading(page, () =>
		page.goto("/", { waitUntil: "commit" }),
	);
	const isShown = await pauseDeferral(page);
	expect(await isShown()).toBe(false);
	await page.keyboard.press("Tab");
	await expect.poll(isShown).toBe(true);
	finish();
});

test("G-33 a reload shows the same deferred section again", async ({
	page,
}) => {
	await openReady(page, "/");
	await scrollToFarSection(page);

	const finish = await openLoading(page, () =>
		page.reload({ waitUntil: "commit" }),
	);
	// Expects the heading instead of a scroll position, because the web font may load later and move
	// the text.
	const heading = farSection(page).getByRole("heading", { level: 2 });
	await expect(heading).toBeInViewport();
	finish();
	await appReady(page);
	await expect(heading).toBeInViewport();
});

test("G-33 Back restores the scroll position of a page that was still loading", async ({
	page,
}) => {
	await openLoading(page, () => page.goto("/", { waitUntil: "commit" }));
	await page.keyboard.press("Shift");
	await appReady(page);
	await scrollToFarSection(page);
	const left = (await boxOf(farSection(page))).y;
	await farSection(page).getByRole("link").first().click();
	await expect(page).not.toHaveURL("/");
	await page.goBack({ waitUntil: "commit" });
	await expect(page).toHaveURL("/");
	await expect
		.poll(async () => (await boxOf(farSection(page))).y)
		.toBeCloseTo(left, 0);
});

test("G-33 PROLAB-01 a hash in the URL or in a link scrolls to its section while the page loads", async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	const prices = page.getByRole("region", { name: /^Rent by the hour/ });
	await openLoading(page, () =>
		page.goto("/prolabs#pricing", { waitUntil: "commit" }),
	);
	await expectAllRendered(page);
	await expect(prices).toBeInViewport();

	await page.goto("about:blank");
	await openLoading(page, () => page.goto("/prolabs", { waitUntil: "commit" }));
	await page.getByRole("link", { name: "Check Pricing" }).click();
	await expectAllRendered(page);
	await expect(prices).toBeInViewport();
});
