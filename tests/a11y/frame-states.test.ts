import {
	freeTrial,
	holdFrames,
	openAgain,
	statusOf,
} from "../support/browser/frames.ts";
import { expect, openReady, test } from "../support/browser/test.ts";
import { expectNoViolations } from "../support/browser/violations.ts";

test("the booking dialog can be used by everyone in both themes while its frame is loading, when it is slow and when it has failed", async ({
	page,
}) => {
	await page.clock.install();
	await holdFrames(page);
	await openReady(page, freeTrial.address);
	await openAgain(page, freeTrial);
	const status = statusOf(page, freeTrial);
	await expect(status).toHaveText("Loading booking system...");
	await expectNoViolations(page);

	await page.clock.fastForward(8000);
	await expect(status).toContainText("Taking a while?");
	await expectNoViolations(page);

	await page.clock.fastForward(12_000);
	await expect(status.getByRole("heading")).toBeVisible();
	await expectNoViolations(page);
});
