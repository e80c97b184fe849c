import type { Page } from "@playwright/test";

const start = new Date("2026-01-05T12:00:00-08:00").getTime();

/** Opens a page whose clock only moves when the test says so. */
export async function gotoStill(page: Page, address: string): Promise<void> {
	await page.clock.install({ time: start });
	// Before the page is opened: a clock that jumps while something plays moves it on.
	await page.clock.pauseAt(start + 60_000);
	await page.goto(address);
	// The first contact loads the islands; each waits for an idle moment, which this clock has to bring.
	await page.keyboard.press("Shift");
	const isReady = () =>
		page.evaluate(() => document.documentElement.dataset.app === "ready");
	while (!(await isReady())) await page.clock.runFor(50);
}
