import type { Page } from "@playwright/test";
import { boxOf } from "../../support/browser/box.ts";
import { footerLink } from "../../support/browser/links.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";

/** Notes how far down the page is at each frame from now on. */
function watchScrolling(page: Page): Promise<void> {
	return page.evaluate(() => {
		const seen: number[] = [];
		Reflect.set(window, "seenScrolling", seen);
		const note = () => {
			if (seen.at(-1) !== scrollY) seen.push(scrollY);
			requestAnimationFrame(note);
		};
		note();
	});
}

/** The places at which the page was seen, from the first to the last. */
function seenScrolling(page: Page): Promise<number[]> {
	return page.evaluate(() => Reflect.get(window, "seenScrolling"));
}

async function expectPricesBelowBar(page: Page) {
	const barEnd = (await boxOf(page.getByRole("banner"))).bottom;
	const prices = page.getByRole("heading", {
		name: "One price, up to 12 people",
	});
	let before: number | undefined;
	await expect
		.poll(
			async () => {
				const { y } = await boxOf(prices);
				const isStill = y === before;
				before = y;
				return isStill && y >= barEnd && y < barEnd + 200;
			},
			{ intervals: [50] },
		)
		.toBe(true);
}

test("CORP-01 NAV-11 See Pricing on /corporate goes to the prices at once where less motion is wanted, else it scrolls there smoothly, and stops below the bar", async ({
	page,
}) => {
	await openReady(page, "/corporate");
	const link = page.getByRole("link", { name: "See Pricing" });
	await watchScrolling(page);
	await link.click();
	await expectPricesBelowBar(page);
	await expect(page).toHaveURL("/corporate#pricing");
	expect((await seenScrolling(page)).length).toBeLessThanOrEqual(2);

	await page.evaluate(() => scrollTo(0, 0));
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await watchScrolling(page);
	await link.click();
	await expectPricesBelowBar(page);
	expect((await seenScrolling(page)).length).toBeGreaterThan(5);
	// Pressed where it leads to, it moves nothing; a change of page is at its top at once all the same.
	const press = (element: HTMLElement) => element.click();
	await link.evaluate(press);
	await watchScrolling(page);
	await footerLink(page, "Schedule").evaluate(press);
	await expect(page).toHaveURL("/schedule");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	expect((await seenScrolling(page)).length).toBeLessThanOrEqual(5);
});
