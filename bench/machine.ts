import type { Browser } from "@playwright/test";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";

/**
 * Returns this machine's speed as measured by Lighthouse. The linked table derives the CPU
 * multiplier from it: 4 turns a fast desktop (1500 to 2000) into a mid-tier phone, 2 a slow one
 * (1000 to 1500).
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */
export async function benchmarkIndex(browser: Browser): Promise<number> {
	await using page = await browser.newPage();
	return Math.round(await page.evaluate(pageFunctions.computeBenchmarkIndex));
}
