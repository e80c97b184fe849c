import type { Locator, Page } from "@playwright/test";
import {
	consultation,
	corporateQuote,
	dialogOf,
	type FrameDialogCase,
	frameDialogs,
	frameOf,
	freeTrial,
	insideOf,
	open,
	prolabsRequest,
	stubFrames,
} from "../../support/browser/frames.ts";
import { desktop, phoneDevice } from "../../support/browser/screens.ts";
import { expect, test } from "../../support/browser/test.ts";

async function boxOf(locator: Locator) {
	const box = await locator.boundingBox();
	if (!box) throw new Error(`${locator} is not on the page`);
	return { ...box, bottom: box.y + box.height };
}

/** Opens the dialog with a frame that asks for no height of its own. */
async function openQuiet(page: Page, of: FrameDialogCase): Promise<void> {
	await stubFrames(page);
	await open(page, of);
	await expect(insideOf(page, of).getByRole("heading")).toBeVisible();
}

test.describe("at 1280x1000", () => {
	test.use({ viewport: { width: 1280, height: 1000 } });

	test("DLG-04 the dialog is at most 800 px high, its frame of 900 px scrolls inside", async ({
		page,
	}) => {
		await openQuiet(page, freeTrial);
		const dialog = await boxOf(dialogOf(page, freeTrial));
		expect(dialog.height).toBeLessThanOrEqual(800);
		const frame = frameOf(page, freeTrial);
		const before = await boxOf(frame);
		expect(before.height).toBe(900);
		expect(before.bottom).toBeGreaterThan(dialog.bottom);

		await frame.hover();
		await page.mouse.wheel(0, 2000);
		await expect
			.poll(async () => (await boxOf(frame)).bottom)
			.toBeLessThanOrEqual(dialog.bottom);
	});

	test("DLG-08 DLG-12 the other frames are 600 px high", async ({ page }) => {
		for (const lead of [consultation, corporateQuote, prolabsRequest]) {
			await openQuiet(page, lead);
			expect((await boxOf(frameOf(page, lead))).height, lead.name).toBe(600);
		}
	});
});

test.describe("on a phone", () => {
	test.use(phoneDevice);

	test("DLG-04 DLG-12 every frame is at least 600 px high and its dialog as wide as the screen", async ({
		page,
	}) => {
		for (const lead of frameDialogs)
			await test.step(lead.name, async () => {
				await openQuiet(page, lead);
				expect((await boxOf(frameOf(page, lead))).height).toBe(600);
				const dialog = await boxOf(dialogOf(page, lead));
				expect(dialog).toMatchObject({ x: 0, width: 390, bottom: 844 });
				expect(dialog.y).toBeGreaterThanOrEqual(40);
			});
	});
});

test("DLG-04 the Close button stays in view on every screen, however far the dialog is scrolled", async ({
	page,
}) => {
	for (const viewport of [
		phoneDevice.viewport,
		// A phone on its side, and 1280 by 1024 at 400 %.
		{ width: 568, height: 320 },
		{ width: 320, height: 256 },
		desktop,
		{ width: 1280, height: 1000 },
	])
		await test.step(`${viewport.width} by ${viewport.height}`, async () => {
			await page.setViewportSize(viewport);
			await open(page, freeTrial);
			const dialog = dialogOf(page, freeTrial);
			const close = dialog.getByRole("button", { name: "Close" });
			await expect(close).toBeInViewport({ ratio: 1 });
			const frame = frameOf(page, freeTrial);
			await frame.hover();
			await page.mouse.wheel(0, 2000);
			await expect
				.poll(async () => (await boxOf(frame)).bottom)
				.toBeLessThan(viewport.height);
			await expect(close).toBeInViewport({ ratio: 1 });
			const { width, height } = await boxOf(close);
			expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
		});
});
