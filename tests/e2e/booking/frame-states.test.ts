import { boxOf } from "../../support/browser/box.ts";
import {
	corporateQuote,
	dialogFor,
	expectFallbackLinks,
	expectFrameLoaded,
	frameFor,
	freeTrial,
	holdFrames,
	openAgain,
	openDialogWithPausedClock,
	statusFor,
} from "../../support/browser/frames.ts";
import { expect, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

test("C-35 a slow frame gets fallback links after 8 seconds, and is replaced by them after 20", async ({
	page,
}) => {
	const release = await holdFrames(page);
	await openDialogWithPausedClock(page, freeTrial);
	const status = statusFor(page, freeTrial);
	const frame = frameFor(page, freeTrial);
	await page.clock.runFor(7999);
	await expect(status).toHaveText("Loading booking system...");

	await page.clock.runFor(1);
	await expect(status).toContainText("Taking a while?");
	await expectFallbackLinks(statusFor(page, freeTrial), freeTrial);
	await expect(frame).toHaveCSS("opacity", "1");

	await page.clock.runFor(11_999);
	await expect(status).toContainText("Taking a while?");
	await page.clock.runFor(1);
	await expect(status.getByRole("heading")).toBeVisible();
	await expect(status).not.toContainText("Loading booking system...");
	await expectFallbackLinks(statusFor(page, freeTrial), freeTrial);
	await expect(status.getByRole("button", { name: "Try again" })).toBeVisible();
	await expect(frame).toBeHidden();

	release();
	await expectFrameLoaded(page, freeTrial);
	await expect(frame).toHaveCSS("opacity", "1");
	await expect(status).toBeEmpty();
});

test("C-35 a tap on the spinner does not keep a frame that never loads from being replaced", async ({
	page,
}) => {
	await holdFrames(page);
	await openDialogWithPausedClock(page, freeTrial);
	const frame = frameFor(page, freeTrial);
	const { x, y } = await boxOf(frame);
	await page.mouse.click(x + 100, y + 100);
	await expect(frame).toBeFocused();
	await page.clock.runFor(20_000);
	await expect(frame).toBeHidden();
});

test("C-35 the fallback for an unreachable provider offers to try again twice", async ({
	page,
	expectedNoise,
}) => {
	expectedNoise.push(
		/Failed to load resource/,
		/The frame ".+" could not be reached/,
	);
	await page.route(`${sandboxOrigin}/**`, (route) => route.abort());
	const logged = page.waitForEvent("console", (message) =>
		message.text().startsWith(`The frame "${corporateQuote.frameTitle}"`),
	);
	await openDialogWithPausedClock(page, corporateQuote);
	expect((await logged).type()).toBe("warning");
	const status = statusFor(page, corporateQuote);
	const retry = status.getByRole("button", { name: "Try again" });
	await expect(status).toContainText("Taking a while?");
	const dialog = dialogFor(page, corporateQuote);
	await expect(dialog.getByRole("alert")).toHaveCount(0);
	await expect(dialog).not.toContainText(
		/error|fail|wrong|sorry|problem|didn.t|could not/i,
	);
	await expectFallbackLinks(status, corporateQuote);
	await expect(frameFor(page, corporateQuote)).toHaveCSS("opacity", "0");
	// The 8 seconds begin when the browser's error page has loaded.
	await expect
		.poll(() => page.frames().map((frame) => frame.url()))
		.toContainEqual(expect.stringMatching(/^chrome-error:/));
	await page.clock.runFor(7999);
	await expect(status.getByRole("heading")).toHaveCount(0);
	await page.clock.runFor(1);
	await expect(status.getByRole("heading")).toBeVisible();
	await expectFallbackLinks(status, corporateQuote);
	await expect(frameFor(page, corporateQuote)).toBeHidden();

	for (const _ of ["first", "second"]) {
		await retry.click();
		// The retry button is removed, so the focus must move to the group (WCAG 2.4.3).
		await expect(
			dialog.getByRole("group", {
				name: corporateQuote.frameTitle,
			}),
		).toBeFocused();
		await expect(status).toContainText("Taking a while?");
		await expectFallbackLinks(status, corporateQuote);
	}
	await expect(retry).toHaveCount(0);

	await page.keyboard.press("Escape");
	await page.unrouteAll();
	await openAgain(page, corporateQuote);
	await expectFrameLoaded(page, corporateQuote);
	await expect(status).toBeEmpty();
});
