import type { Page } from "@playwright/test";
import { holdBack } from "../../support/browser/hold-back.ts";
import { desktop, phone } from "../../support/browser/screens.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";
import { expectNoViolations } from "../../support/browser/violations.ts";
import { secondGymOrigin } from "../../support/sites/sites.ts";

// That of the frozen gym, from January 6, 2026, 6:00 AM, until January 8, noon, in Seattle.
const during = "2026-01-07T10:00:00-08:00";
const after = "2026-01-08T12:00:00-08:00";

const announcement = (page: Page) =>
	page.getByRole("complementary", { name: "Announcement" });
const closeButton = (page: Page) =>
	announcement(page).getByRole("button", { name: "Close announcement" });

async function openAt(page: Page, instant: string, path = "/") {
	await page.clock.setFixedTime(new Date(instant));
	await page.goto(path);
	await appReady(page);
}

for (const timezoneId of ["America/Los_Angeles", "Asia/Tokyo"])
	test.describe(`to a visitor whose clock is set to ${timezoneId}`, () => {
		test.use({ timezoneId });

		for (const { when, instant, isShown } of [
			{
				when: "not before its time",
				instant: "2026-01-06T05:59:59-08:00",
				isShown: false,
			},
			{
				when: "from its first moment",
				instant: "2026-01-06T06:00:00-08:00",
				isShown: true,
			},
			{
				when: "to its last",
				instant: "2026-01-08T11:59:59-08:00",
				isShown: true,
			},
			{ when: "not after it", instant: after, isShown: false },
		])
			test(`the announcement shows by the gym's clock, ${when}`, async ({
				page,
			}) => {
				await openAt(page, instant);
				await expect(announcement(page)).toBeVisible({ visible: isShown });
			});
	});

test("the announcement says its line on every page and leads to what it names", async ({
	page,
}) => {
	await openAt(page, during, "/pricing");
	await expect(announcement(page)).toContainText(
		"On New Year’s Eve we close at noon. The morning class runs.",
	);
	await announcement(page).getByRole("link", { name: "See the hours" }).click();
	await expect(page).toHaveURL("/schedule");
	await expect(announcement(page)).toBeVisible();
});

for (const size of [desktop, phone, { width: 320, height: 640 }])
	for (const colorScheme of ["light", "dark"] as const)
		test.describe(`${size.width} px wide, ${colorScheme}`, () => {
			test.use({ viewport: size, colorScheme });

			test("the announcement is there from the first picture on: the bar has one place", async ({
				page,
			}) => {
				await page.addInitScript(() => {
					const tops = new Set<number>();
					Object.assign(window, { tops });
					const watch = () => {
						const header = document.querySelector("header");
						if (header) tops.add(header.getBoundingClientRect().top);
						requestAnimationFrame(watch);
					};
					watch();
				});
				for (const path of ["/", "/pricing"]) {
					await openAt(page, during, path);
					const box = await announcement(page).boundingBox();
					expect(box?.height).toBeGreaterThanOrEqual(44);
					expect(
						await page.evaluate(() => [...Reflect.get(window, "tops")]),
					).toEqual([box?.height]);
				}
			});

			test.describe("in the fonts that a device has", () => {
				// What a late font moves is another matter.
				test.use({ expectedNoise: [[/ERR_FAILED/], { scope: "test" }] });

				test("nothing on the page moves for the announcement", async ({
					page,
				}) => {
					await page.route(/\.woff2$/, (route) => route.abort());
					await page.addInitScript(() => {
						const seen = { moved: 0 };
						Object.assign(window, { seen });
						new PerformanceObserver((list) => {
							for (const entry of list.getEntries())
								seen.moved += Reflect.get(entry, "value");
						}).observe({ type: "layout-shift", buffered: true });
					});
					for (const path of ["/", "/pricing"]) {
						await openAt(page, during, path);
						await expect(announcement(page)).toBeVisible();
						expect(
							await page.evaluate(() => Reflect.get(window, "seen")),
						).toEqual({ moved: 0 });
					}
				});
			});

			test("the announcement fits the window, and everyone can read and close it", async ({
				page,
			}) => {
				await openAt(page, during, "/pricing");
				const { scrollWidth, clientWidth } = await page.evaluate(
					() => document.documentElement,
				);
				expect(scrollWidth).toBe(clientWidth);
				await expect(closeButton(page)).toBeInViewport({ ratio: 1 });
				await expectNoViolations(page);
			});
		});

test("the bar stands below the announcement, and follows when it is scrolled away", async ({
	page,
}) => {
	await openAt(page, during);
	const top = async () => (await page.getByRole("banner").boundingBox())?.y;
	expect(await top()).toBe((await announcement(page).boundingBox())?.height);
	await page.mouse.wheel(0, 800);
	await expect(announcement(page)).not.toBeInViewport();
	await expect.poll(top).toBe(0);
	const left = await page.evaluate(() => scrollY);
	await page.getByRole("banner").getByRole("link", { name: "Pricing" }).focus();
	expect(await page.evaluate(() => scrollY)).toBe(left);
	await page.evaluate(() => scrollTo(0, 20));
	await expect
		.poll(top)
		.toBe(((await announcement(page).boundingBox())?.height ?? 0) - 20);
});

test("an announcement that is closed stays closed, on every page and the next time", async ({
	page,
}) => {
	await openAt(page, during);
	await closeButton(page).click();
	await expect(announcement(page)).toBeHidden();
	await page.reload();
	await appReady(page);
	await expect(announcement(page)).toBeHidden();
	await page.goto("/about");
	await expect(announcement(page)).toBeHidden();
});

test("one that was closed before does not close another", async ({ page }) => {
	await page.addInitScript(() =>
		localStorage.setItem("announcement", "2025-12-01T14:00:00.000Z"),
	);
	await openAt(page, during);
	await expect(announcement(page)).toBeVisible();
});

test("it is closed by keyboard before the page's scripts have come", async ({
	page,
}) => {
	const release = await holdBack(page, /\/assets\/boot-/);
	await page.clock.setFixedTime(new Date(during));
	await page.goto("/");
	await closeButton(page).focus();
	await page.keyboard.press("Enter");
	await expect(announcement(page)).toBeHidden();
	release();
	await appReady(page);
	await expect(announcement(page)).toBeHidden();
});

test("where the browser keeps nothing, it stays closed while the visitor reads on", async ({
	page,
}) => {
	await page.addInitScript(() => {
		for (const name of ["localStorage", "sessionStorage"])
			Object.defineProperty(window, name, {
				configurable: true,
				get() {
					throw new DOMException("storage is blocked", "SecurityError");
				},
			});
	});
	await openAt(page, during);
	await closeButton(page).click();
	await page.getByRole("link", { name: "Pricing" }).first().click();
	await expect(page).toHaveURL("/pricing");
	await expect(announcement(page)).toBeHidden();
});

test("one that ends while the tab is in the background is gone when the visitor comes back, not under their eyes", async ({
	page,
}) => {
	await openAt(page, during);
	await page.clock.setFixedTime(new Date(after));
	await expect(announcement(page)).toBeVisible();
	await page.evaluate(() =>
		document.dispatchEvent(new Event("visibilitychange")),
	);
	await expect(announcement(page)).toBeHidden();
});

test("it is not printed: paper lasts longer", async ({ page }) => {
	await openAt(page, during, "/schedule");
	await page.emulateMedia({ media: "print" });
	await expect(announcement(page)).toBeHidden();
});

test.describe("without scripts", () => {
	test("an announcement that was on as the site was built is read, without a button that nothing answers", async ({
		noScriptPage,
	}) => {
		await noScriptPage.goto(`${secondGymOrigin}/terms`);
		await expect(announcement(noScriptPage)).toContainText("The regatta is on");
		await expect(
			announcement(noScriptPage).getByRole("link", {
				name: "About the regatta (opens in a new tab)",
			}),
		).toBeVisible();
		await expect(closeButton(noScriptPage)).toBeHidden();
		const box = await announcement(noScriptPage).boundingBox();
		const bar = await noScriptPage.getByRole("banner").boundingBox();
		expect(bar?.y).toBe(box?.height);
	});

	test("one of which nobody knows whether it is on is not shown", async ({
		noScriptPage,
	}) => {
		await noScriptPage.goto("/");
		await expect(announcement(noScriptPage)).toBeHidden();
	});
});
