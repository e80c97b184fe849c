import type { Page } from "@playwright/test";
import { appReady } from "./test.ts";

const start = new Date("2026-01-05T12:00:00-08:00").getTime();

export async function openWithPausedClock(
	page: Page,
	address: string,
): Promise<void> {
	await page.clock.install({ time: start });
	// Pauses before navigation, because `pauseAt` moves the clock, which would advance carousels.
	await page.clock.pauseAt(start + 60_000);
	await page.goto(address);
	// Islands start in idle periods. A fake clock has none, so a key press starts them.
	await page.keyboard.press("Shift");
	await appReady(page);
}

/** Sets the clock and fires the event on which a page checks the time. */
export async function moveClockTo(page: Page, instant: string): Promise<void> {
	await page.clock.setFixedTime(new Date(instant));
	await page.evaluate(() =>
		document.dispatchEvent(new Event("visibilitychange")),
	);
}
