import {
	frameDialogs,
	frameOf,
	holdFrames,
	insideOf,
	openWithClock,
	statusOf,
} from "../support/frames.ts";
import { desktop, phoneDevice } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";
import { violations } from "../support/violations.ts";

const screens = { "a phone": phoneDevice, "a desktop": { viewport: desktop } };

for (const [screenName, screen] of Object.entries(screens)) {
	for (const colorScheme of ["light", "dark"] as const) {
		test.describe(`on ${screenName} in ${colorScheme}`, () => {
			test.use({ ...screen, colorScheme });

			for (const frameDialog of frameDialogs) {
				test(`G-29 the ${frameDialog.name} dialog has no accessibility violations while it loads, is slow, has failed and is ready, on ${screenName} in ${colorScheme}`, async ({
					page,
				}) => {
					const release = await holdFrames(page);
					await openWithClock(page, frameDialog);
					const status = statusOf(page, frameDialog);
					await expect(status).toHaveText("Loading booking system...");
					expect(await violations(page), "loading").toEqual([]);

					await page.clock.runFor(8000);
					await expect(status).toContainText("Taking a while?");
					expect(await violations(page), "slow").toEqual([]);

					await page.clock.runFor(12_000);
					await expect(status.getByRole("heading")).toBeVisible();
					expect(await violations(page), "failed").toEqual([]);

					release();
					await expect(
						insideOf(page, frameDialog).getByRole("heading", { level: 1 }),
					).toBeVisible();
					await expect(frameOf(page, frameDialog)).toHaveCSS("opacity", "1");
					await expect(status).toBeEmpty();
					expect(await violations(page), "ready").toEqual([]);
				});
			}
		});
	}
}
