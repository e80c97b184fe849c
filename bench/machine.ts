import type { Browser } from "@playwright/test";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";

/**
 * How fast this machine computes, as Lighthouse measures it (BenchmarkIndex). Times are comparable between machines only
 * with the multiplier that its table has for them: 4 makes a mid-tier phone of a fast desktop computer (1500 to 2000),
 * 2 of a slow one (1000 to 1500).
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */
export async function benchmarkIndex(browser: Browser): Promise<number> {
	await using page = await browser.newPage();
	return Math.round(await page.evaluate(pageFunctions.computeBenchmarkIndex));
}
