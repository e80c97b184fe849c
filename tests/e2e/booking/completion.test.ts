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

test("EMBED-08 a contact completes a form once, but not before the visitor has entered it", async ({
	page,
}) => {
	await stubFrames(page);
	await openReady(page, prolabsRequest.address);
	await openAgain(page, prolabsRequest);
	const dialog = dialogFor(page, prolabsRequest);
	await expect(dialog.locator("[data-state='ready']")).toBeVisible();
	const form = frameContentFor(page, prolabsRequest);
	await post(page, prolabsRequest, contact("loaded"));

	await form.getByRole("heading").click();
	await expect(dialog).toHaveAttribute("closedby", "closerequest");
	await post(page, prolabsRequest, contact("loaded"));
	await post(page, prolabsRequest, ["fetch-query-params", "x", "l", "frame"]);
	// Messages arrive in order. When the list shows the last one, the page has handled the others.
	await expect(form.getByRole("listitem")).toHaveCount(1);
	await expect(page).toHaveURL(prolabsRequest.address);

	const before = await page.evaluate(() => history.length);
	await post(page, prolabsRequest, contact("sent"), contact("again"));
	await expect(page).toHaveURL("/thank-you-prolabs");
	expect(await page.evaluate(() => history.length)).toBe(before + 1);
});
