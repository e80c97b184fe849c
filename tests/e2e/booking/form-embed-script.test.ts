import {
	dialogFor,
	frameFor,
	freeTrial,
	openAgain,
	statusFor,
} from "../../support/browser/frames.ts";
import { openWithPausedClock } from "../../support/browser/paused-clock.ts";
import { requestsFor } from "../../support/browser/requests.ts";
import { expect, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

const address = `${sandboxOrigin}/js/form_embed.js`;

test("DLG-03 EMBED-04 G-31 the embed script is in the page once, only while the dialog is open", async ({
	page,
}) => {
	const requests = requestsFor(page, address);
	const tags = page.locator(`script[src="${address}"]`);
	const counts = () => page.evaluate(() => Reflect.get(window, "__formEmbed"));

	await openWithPausedClock(page, freeTrial.address);
	expect(requests).toEqual([]);
	await openAgain(page, freeTrial);
	await expect(tags).toHaveCount(1);
	await expect.poll(counts).toEqual({ loads: 1, inits: 0 });
	await page.keyboard.press("Escape");
	await expect(tags).toHaveCount(0);
	await page.clock.runFor(5000);
	expect(await counts()).toEqual({ loads: 1, inits: 0 });

	await openAgain(page, freeTrial);
	await expect(tags).toHaveCount(1);
	await expect.poll(counts).toEqual({ loads: 2, inits: 0 });
	await page.clock.runFor(999);
	expect(await counts()).toEqual({ loads: 2, inits: 0 });
	await page.clock.runFor(1);
	expect(await counts()).toEqual({ loads: 2, inits: 1 });
	await page.clock.runFor(60_000);
	expect(await counts()).toEqual({ loads: 2, inits: 1 });

	await expect(statusFor(page, freeTrial)).toBeEmpty();
	const frame = frameFor(page, freeTrial);
	await expect(frame).toBeVisible();
	await expect(frame).toHaveAttribute(
		"sandbox",
		"allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-storage-access-by-user-activation",
	);
	await expect(frame).toHaveAttribute(
		"referrerpolicy",
		"strict-origin-when-cross-origin",
	);
	await expect(frame).toHaveAccessibleName(freeTrial.frameTitle);

	await dialogFor(page, freeTrial)
		.getByRole("button", { name: "Close" })
		.click();
	await expect(tags).toHaveCount(0);
});
