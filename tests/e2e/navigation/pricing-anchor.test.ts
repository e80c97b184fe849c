import type { Page } from "@playwright/test";
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

async function expectPricesBelowBar(page: Page, heading: string) {
	const bar = await page.getByRole("banner").boundingBox();
	const barEnd = (bar?.y ?? 0) + (bar?.height ?? 0);
	let before: number | undefined;
	await expect
		.poll(async () => {
			const top =
				(await page.getByRole("heading", { name: heading }).boundingBox())?.y ??
				-1;
			const isStill = top === before;
			before = top;
			return isStill && top >= barEnd && top < barEnd + 200;
		})
		.toBe(true);
}

test("PROLAB-01 Check Pricing on /prolabs goes to the prices at once where less motion is wanted", async ({
	page,
}) => {
	await openReady(page, "/prolabs");
	await watchScrolling(page);
	await page.getByRole("link", { name: "Check Pricing" }).click();
	await expectPricesBelowBar(page, "Rent by the hour, the block or the month");
	await expect(page).toHaveURL(/\/prolabs#pricing$/);
	expect((await seenScrolling(page)).length).toBeLessThanOrEqual(2);
});

test("CORP-01 NAV-11 See Pricing on /corporate scrolls there smoothly, and stops below the bar", async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await openReady(page, "/corporate");
	await watchScrolling(page);
	await page.getByRole("link", { name: "See Pricing" }).click();
	await expectPricesBelowBar(page, "One price, up to 12 people");
	await expect(page).toHaveURL(/\/corporate#pricing$/);
	expect((await seenScrolling(page)).length).toBeGreaterThan(5);
	// Pressed where it leads to, it moves nothing; a change of page is at its top at once all the same.
	const press = (element: HTMLElement) => element.click();
	await page.getByRole("link", { name: "See Pricing" }).evaluate(press);
	await watchScrolling(page);
	await footerLink(page, "Schedule").evaluate(press);
	await expect(page).toHaveURL("/schedule");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	expect((await seenScrolling(page)).length).toBeLessThanOrEqual(5);
});
