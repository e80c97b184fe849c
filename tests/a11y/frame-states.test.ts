import type { Page } from "@playwright/test";
import {
	cutOffNoise,
	cutOffProviders,
	freeTrial,
	holdFrames,
	openAgain,
	openWithClock,
	statusOf,
} from "../support/browser/frames.ts";
import { appReady, expect, test } from "../support/browser/test.ts";
import { expectNoViolations } from "../support/browser/violations.ts";

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
			await openWithClock(page, freeTrial);
			await expect(statusOf(page, freeTrial)).toContainText("Taking a while?");
			await page.clock.runFor(8000);
			await expect(
				statusOf(page, freeTrial).getByRole("heading"),
			).toBeVisible();
			await page.clock.resume();
		},
	},
];

for (const { name, reach } of states)
	test.describe(() => {
		if (name === "failed")
			test.use({ expectedNoise: [cutOffNoise, { scope: "test" }] });

		test(`the booking dialog whose frame is ${name} can be used by everyone in both themes`, async ({
			page,
		}) => {
			await reach(page);
			await expectNoViolations(page);
		});
	});
