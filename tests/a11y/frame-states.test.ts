import type { Page } from "@playwright/test";
import {
	cutOffNoise,
	cutOffProviders,
	freeTrial,
	holdFrames,
	openAgain,
	openWithClock,
	statusOf,
} from "../support/frames.ts";
import { appReady, expect, test } from "../support/test.ts";
import { violationsOutsideFrames } from "../support/violations.ts";

/** What the booking dialog shows while its frame has not come, and how it gets there. */
const states: { name: string; reach: (page: Page) => Promise<void> }[] = [
	{
		name: "loading",
		async reach(page) {
			await holdFrames(page);
			await page.goto(freeTrial.address);
			await appReady(page);
			await openAgain(page, freeTrial);
			await expect(statusOf(page, freeTrial)).toHaveText(
				"Loading booking system...",
			);
		},
	},
	{
		name: "slow",
		async reach(page) {
			await holdFrames(page);
			await openWithClock(page, freeTrial);
			await page.clock.runFor(8000);
			await expect(statusOf(page, freeTrial)).toContainText("Taking a while?");
			await page.clock.resume();
		},
	},
	{
		name: "failed",
		async reach(page) {
			await cutOffProviders(page);
			await page.goto(freeTrial.address);
			await appReady(page);
			await openAgain(page, freeTrial);
			await expect(
				statusOf(page, freeTrial).getByRole("button", { name: "Try again" }),
			).toBeVisible();
		},
	},
];

for (const { name, reach } of states)
	for (const colorScheme of ["light", "dark"] as const)
		test.describe(() => {
			test.use({ colorScheme });
			if (name === "failed")
				test.use({ expectedNoise: [cutOffNoise, { scope: "test" }] });

			test(`the booking dialog whose frame is ${name} can be used by everyone in the ${colorScheme} theme`, async ({
				page,
			}) => {
				await reach(page);
				expect(await violationsOutsideFrames(page)).toEqual([]);
			});
		});
