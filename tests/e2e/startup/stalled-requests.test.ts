import {
	corporateQuote,
	dialogFor,
	frameFor,
	freeTrial,
	openAgain,
} from "../../support/browser/frames.ts";
import { holdRequests } from "../../support/browser/hold-requests.ts";
import { openWithPausedClock } from "../../support/browser/paused-clock.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";

test("a page whose picture never loads starts its islands after 10 seconds", async ({
	page,
}) => {
	await page.clock.install({ time: 0 });
	await page.clock.pauseAt(1000);
	await holdRequests(page, /\/images\//);
	await page.goto("/open-gym", { waitUntil: "domcontentloaded" });
	const frame = page.locator("iframe");
	await page.clock.runFor(9999);
	await expect(frame).toHaveCount(0);
	await page.clock.runFor(2000);
	await expect(frame).toBeVisible();
	await appReady(page);
});

test("C-35 a dialog whose script is slow shows links after 8 seconds, and its frame later", async ({
	page,
}) => {
	const release = await holdRequests(page, /\/assets\/frame-dialog-/);
	await openWithPausedClock(page, freeTrial.address);
	await openAgain(page, freeTrial);
	const dialog = dialogFor(page, freeTrial);
	const group = dialog.getByRole("group", { name: freeTrial.frameTitle });
	const direct = group.getByRole("link", { name: /^Open the booking page/ });
	await expect(dialog.getByText("Loading booking system...")).toBeVisible();
	await page.clock.runFor(7999);
	await expect(direct).toBeHidden();
	await page.clock.runFor(1);
	await expect(direct).toBeVisible();
	await expect(dialog.getByText("Loading booking system...")).toBeHidden();

	release();
	await expect(frameFor(page, freeTrial)).toBeVisible();
	await expect(direct).toBeHidden();
});

test("a calculator whose script is slow shows no text for visitors without scripts", async ({
	page,
}) => {
	await holdRequests(page, /\/assets\/quote-calculator-/);
	await openWithPausedClock(page, corporateQuote.address);
	await openAgain(page, corporateQuote);
	await page.clock.runFor(8000);
	const group = page.getByRole("group", { name: corporateQuote.frameTitle });
	await expect(group.getByRole("link", { name: /^Open the/ })).toBeVisible();
	await expect(page.getByText(/^The figures follow your/)).toBeHidden();
});

test("a fallback link of a slow dialog hands its focus to the frame's group", async ({
	page,
}) => {
	const release = await holdRequests(page, /\/assets\/frame-dialog-/);
	await openWithPausedClock(page, freeTrial.address);
	await openAgain(page, freeTrial);
	await page.clock.runFor(8000);
	const group = page.getByRole("group", { name: freeTrial.frameTitle });
	await group.getByRole("link", { name: /^Open the booking page/ }).focus();
	release();
	await expect(frameFor(page, freeTrial)).toBeVisible();
	await expect(group).toBeFocused();
});
