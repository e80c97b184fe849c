import type { Page } from "@playwright/test";
import { contact } from "../../support/browser/completions.ts";
import {
	dialogFor,
	frameContentFor,
	openAgain,
	post,
	prolabsRequest,
	stubFrames,
} from "../../support/browser/frames.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";

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

test("EMBED-08 a contact completes a form once, but not before the visitor has entered it", async ({
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
	const before = await page.evaluate(() => history.length);
	await post(page, prolabsRequest, contact("sent"), contact("again"));
	await expect(page).toHaveURL("/thank-you-prolabs");
	expect(await page.evaluate(() => history.length)).toBe(before + 1);
});
