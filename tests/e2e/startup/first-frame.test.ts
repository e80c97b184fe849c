import type { Page } from "@playwright/test";
import { serveInHalves } from "../../support/browser/halves.ts";
import { watchShifts } from "../../support/browser/shifts.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";

const paints = (page: Page) =>
	page.evaluate(() => performance.getEntriesByType("paint").length);

for (const [path, words] of [
	["/pricing", "Contact</a>"],
	["/about", "</h1>"],
] as const)
	test(`${path} paints first when “${words}” has come, and then nothing moves`, async ({
		page,
		context,
	}) => {
		const isWaiting = (address: string) => !address.endsWith("?at-once");
		const { origin, finish, close } = await serveInHalves(
			words,
			(html, address) =>
				isWaiting(address) ? html : html.replace('blocking="render"', ""),
		);
		const shifts = await watchShifts(page);
		await page.goto(origin + path, { waitUntil: "commit" });
		// The second tab does not block rendering. Its paint proves that the first tab had time to
		// paint.
		const other = await context.newPage();
		await other.goto(`${origin}${path}?at-once`, { waitUntil: "commit" });
		await expect.poll(() => paints(other)).toBeGreaterThan(0);
		expect(await paints(page)).toBe(0);
		await other.close();

		finish();
		await appReady(page);
		expect(await shifts()).toBeLessThan(0.005);
		await close();
	});
