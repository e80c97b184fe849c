import type { Page } from "@playwright/test";
import { appReady } from "./test.ts";

const start = new Date("2026-01-05T12:00:00-08:00").getTime();

/** Opens a page whose clock only moves when the test says so. */
export async function gotoStill(page: Page, address: string): Promise<void> {
	await page.clock.install({ time: start });
	// Before the page is opened: a clock that jumps while something plays moves it on.
	await page.clock.pauseAt(start + 60_000);
	await page.goto(address);
	// No idle moment comes on this clock: the first contact starts the islands.
	await page.keyboard.press("Shift");
	await appReady(page);
}
