import type { Page } from "@playwright/test";
import { appReady, expect, test } from "../../support/browser/test.ts";

const prices = {
	"/corporate": {
		link: "See Pricing",
		heading: "One price, up to 12 people",
	},
	"/prolabs": {
		link: "Check Pricing",
		heading: "Rent by the hour, the block or the month",
	},
} as const;

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
	const { link, heading } = prices["/prolabs"];
	await page.goto("/prolabs");
	await appReady(page);
	await watchScrolling(page);
	await page.getByRole("link", { name: link }).click();
	await expectPricesBelowBar(page, heading);
	await expect(page).toHaveURL(/\/prolabs#pricing$/);
	expect((await seenScrolling(page)).length).toBeLessThanOrEqual(2);
});

test.describe("where motion is welcome", () => {
	test.use({ contextOptions: { reducedMotion: "no-preference" } });

	test("CORP-01 NAV-11 See Pricing on /corporate scrolls there smoothly, and stops below the bar", async ({
		page,
	}) => {
		const { link, heading } = prices["/corporate"];
		await page.goto("/corporate");
		await appReady(page);
		await watchScrolling(page);
		await page.getByRole("link", { name: link }).click();
		await expectPricesBelowBar(page, heading);
		await expect(page).toHaveURL(/\/corporate#pricing$/);
		expect((await seenScrolling(page)).length).toBeGreaterThan(5);
		// Pressed where it leads to, it moves nothing; a change of page is at its top at once all the same.
		const press = (element: HTMLElement) => element.click();
		await page.getByRole("link", { name: link }).evaluate(press);
		await watchScrolling(page);
		await page
			.getByRole("contentinfo")
			.getByRole("link", { name: "Schedule" })
			.evaluate(press);
		await expect(page).toHaveURL("/schedule");
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		expect((await seenScrolling(page)).length).toBeLessThanOrEqual(5);
	});
});

test("CORP-01 PROLAB-01 the links to the prices of /corporate and /prolabs work without JavaScript", async ({
	noScriptPage: page,
}) => {
	for (const [path, { link, heading }] of Object.entries(prices)) {
		await page.goto(path);
		await page.getByRole("link", { name: link }).click();
		await expect(page.getByRole("heading", { name: heading })).toBeInViewport();
	}
});
