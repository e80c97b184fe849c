import type { Page } from "@playwright/test";
import { completions, contact } from "../../support/browser/completions.ts";
import {
	dialogFor,
	frameContentFor,
	openAgain,
	post,
	prolabsRequest,
	stubFrames,
} from "../../support/browser/frames.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";

const thanks = "/thank-you-prolabs";

async function openForm(page: Page): Promise<void> {
	await stubFrames(page);
	await openReady(page, prolabsRequest.address);
	await openAgain(page, prolabsRequest);
	await expect(
		dialogFor(page, prolabsRequest).locator("[data-state='ready']"),
	).toBeVisible();
	await post(page, prolabsRequest, contact("loaded"));
}

async function enter(page: Page): Promise<void> {
	await frameContentFor(page, prolabsRequest).getByRole("heading").click();
	await expect(dialogFor(page, prolabsRequest)).toHaveAttribute(
		"closedby",
		"closerequest",
	);
}

for (const { name, message } of completions)
	test(`EMBED-08 a form that is sent with ${name} leads to the thank-you page once`, async ({
		page,
	}) => {
		await openForm(page);
		await enter(page);
		const before = await page.evaluate(() => history.length);
		await post(page, prolabsRequest, message, message);
		await expect(page).toHaveURL(thanks);
		expect(await page.evaluate(() => history.length)).toBe(before + 1);
	});

test("EMBED-08 a contact that is known before the visitor enters the form completes nothing", async ({
	page,
}) => {
	await openForm(page);
	await post(page, prolabsRequest, contact("later"));
	await enter(page);
	for (const id of ["loaded", "later"])
		await post(page, prolabsRequest, contact(id));
	await post(page, prolabsRequest, ["fetch-query-params", "x", "l", "frame"]);
	// Messages arrive in order, so the page has handled the earlier ones when the list shows this
	// one.
	await expect(
		frameContentFor(page, prolabsRequest).getByRole("listitem"),
	).toHaveCount(1);
	await expect(page).toHaveURL(prolabsRequest.address);
	await post(page, prolabsRequest, contact("sent"));
	await expect(page).toHaveURL(thanks);
});
