import type { Page } from "@playwright/test";
import { appReady } from "./test.ts";

const start = new Date("2026-01-05T12:00:00-08:00").getTime();

export async function gotoStill(page: Page, address: string): Promise<void> {
	await page.clock.install({ time: start });
	// Pauses before navigation, because a jumping clock would advance carousels.
	await page.clock.pauseAt(start + 60_000);
	await page.goto(address);
	// The fake clock has no idle periods: this input starts the islands.
	await page.keyboard.press("Shift");
	await appReady(page);
}
