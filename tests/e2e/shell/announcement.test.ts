import type { Page } from "@playwright/test";
import { boxOf } from "../../support/browser/box.ts";
import { holdRequests } from "../../support/browser/hold-requests.ts";
import { headerLink } from "../../support/browser/links.ts";
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

test.describe("to a visitor in Tokyo", () => {
	test.use({ timezoneId: "Asia/Tokyo" });

	test("the announcement starts and ends by the gym's clock, while the tab is hidden", async ({
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

test("the announcement shows from first paint at 320 px and shifts nothing", async ({
	page,
	expectedNoise,
}) => {
	// Web fonts are blocked, because they may shift the page too.
	expectedNoise.push(/ERR_FAILED/);
	await page.setViewportSize({ width: 320, height: 640 });
	await page.route(/\.woff2$/, (route) => route.abort());
	await page.addInitScript(() => {
		const seen = { moved: [] as string[], barTops: [] as number[] };
		Object.assign(window, { seen });
		new PerformanceObserver((list) => {
			// Ignores shifts in the header, because the scroll bar and fonts may change its width.
			for (const entry of list.getEntries())
				for (const { node, previousRect, currentRect } of Reflect.get(
					entry,
					"sources",
				))
					if (
						document.querySelector("main")?.contains(node) &&
						previousRect.top !== currentRect.top
					)
						seen.moved.push(node?.nodeName);
		}).observe({ type: "layout-shift", buffered: true });
		const watch = () => {
			const top = document.querySelector("header")?.getBoundingClientRect().top;
			if (top !== undefined && !seen.barTops.includes(top))
				seen.barTops.push(top);
			requestAnimationFrame(watch);
		};
		watch();
	});
	await openAt(page, during);
	await expect(announcement(page)).toBeVisible();
	const { height } = await boxOf(announcement(page));
	expect(height).toBeGreaterThanOrEqual(44);
	expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual({
		moved: [],
		barTops: [height],
	});
	const { scrollWidth, clientWidth } = await page.evaluate(
		() => document.documentElement,
	);
	expect(scrollWidth).toBe(clientWidth);
	await expect(closeButton(page)).toBeInViewport({ ratio: 1 });
	await expectNoViolations(announcement(page));
	await page.emulateMedia({ media: "print" });
	await expect(announcement(page)).toBeHidden();
});

test("a font that comes late wraps the announcement no differently", async ({
	page,
}) => {
	const release = await holdRequests(page, /\.woff2$/);
	await page.setViewportSize({ width: 320, height: 640 });
	await page.clock.setFixedTime(new Date(during));
	// Does not wait for the load event, because the load event waits for fonts.
	await page.goto("/", { waitUntil: "commit" });
	await expect(announcement(page)).toBeVisible();
	// The element's style has no width media queries, so resizing the element is enough.
	const heights = () =>
		announcement(page).evaluate((element) =>
			Array.from({ length: 97 }, (_, step) => {
				element.style.width = `${320 + step * 5}px`;
				return element.getBoundingClientRect().height;
			}),
		);
	const before = await heights();
	release();
	await expect
		.poll(() =>
			page.evaluate(() =>
				[...document.fonts]
					.filter(({ status }) => status === "loaded")
					.map(({ family }) => family.replaceAll('"', "")),
			),
		)
		.toContain("Instrument Sans Variable");
	expect(await heights()).toEqual(before);
	expect(new Set(before).size).toBeGreaterThan(1);
});

test("the header stands below the announcement, and follows when it is scrolled away", async ({
	page,
}) => {
	await openAt(page, during, "/schedule");
	await expect(announcement(page)).toContainText(
		"On New Year’s Eve we close at noon. The morning class runs.",
	);
	const top = async () => (await boxOf(page.getByRole("banner"))).y;
	expect(await top()).toBe((await boxOf(announcement(page))).height);
	await page.mouse.wheel(0, 800);
	await expect(announcement(page)).not.toBeInViewport();
	await expect.poll(top).toBe(0);
	const left = await page.evaluate(() => scrollY);
	await headerLink(page, "Pricing").focus();
	expect(await page.evaluate(() => scrollY)).toBe(left);
	await page.evaluate(() => scrollTo(0, 20));
	await expect.poll(top).toBe((await boxOf(announcement(page))).height - 20);
});

test("a closed announcement stays closed, another one shows", async ({
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
