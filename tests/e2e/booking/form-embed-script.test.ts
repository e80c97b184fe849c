import type { Page } from "@playwright/test";
import {
	consultation,
	corporateQuote,
	dialogOf,
	frameOf,
	freeTrial,
	open,
	openAgain,
	openWithClock,
} from "../../support/browser/frames.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

const address = `${sandboxOrigin}/js/form_embed.js`;

const scriptTags = (page: Page) => page.locator(`script[src="${address}"]`);

/** How often the script has run and been started again; it counts for itself. */
const counts = (page: Page) =>
	page.evaluate(() => Reflect.get(window, "__formEmbed"));

test("DLG-03 EMBED-04 the form-embed script is in the page once while the booking dialog is open and gone when it closes", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url() === address) asked.push(request.url());
	});
	await page.goto("/");
	await appReady(page);
	await expect(scriptTags(page)).toHaveCount(0);
	expect(asked).toHaveLength(0);

	for (const loads of [1, 2]) {
		await openAgain(page, freeTrial);
		await expect(frameOf(page, freeTrial)).toBeVisible();
		await expect(scriptTags(page)).toHaveCount(1);
		await expect.poll(() => counts(page)).toMatchObject({ loads });
		await dialogOf(page, freeTrial)
			.getByRole("button", { name: "Close" })
			.click();
		await expect(scriptTags(page)).toHaveCount(0);
	}
});

test("DLG-03 EMBED-04 the script is started again one second after the dialog has opened", async ({
	page,
}) => {
	await openWithClock(page, freeTrial);
	await expect.poll(() => counts(page)).toEqual({ loads: 1, inits: 0 });
	await page.clock.runFor(999);
	expect(await counts(page)).toEqual({ loads: 1, inits: 0 });
	await page.clock.runFor(1);
	expect(await counts(page)).toEqual({ loads: 1, inits: 1 });
	await page.clock.runFor(60_000);
	expect(await counts(page)).toEqual({ loads: 1, inits: 1 });
});

test("DLG-03 a dialog that closes within the second leaves nothing behind", async ({
	page,
}) => {
	await openWithClock(page, freeTrial);
	await expect.poll(() => counts(page)).toEqual({ loads: 1, inits: 0 });
	await page.keyboard.press("Escape");
	await expect(scriptTags(page)).toHaveCount(0);
	await page.clock.runFor(5000);
	expect(await counts(page)).toEqual({ loads: 1, inits: 0 });
});

test("DLG-03 the other dialogs load no script of the provider", async ({
	page,
}) => {
	for (const other of [consultation, corporateQuote]) {
		await open(page, other);
		await expect(frameOf(page, other)).toBeVisible();
		await expect(scriptTags(page)).toHaveCount(0);
	}
});
