import type { Browser } from "@playwright/test";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";

/**
 * Returns Lighthouse's benchmark index of this machine. The linked table gives the CPU multiplier
 * that emulates a mid-tier phone: 4 for an index of 1500 to 2000, 2 for 1000 to 1500.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */
export async function benchmarkIndex(browser: Browser): Promise<number> {
	await using page = await browser.newPage();
	return Math.round(await page.evaluate(pageFunctions.computeBenchmarkIndex));
}
