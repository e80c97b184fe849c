import type { Page } from "@playwright/test";
import { holdRequests } from "../../support/browser/hold-requests.ts";
import { expectPicture } from "../../support/browser/pictures.ts";
import { requestsFor } from "../../support/browser/requests.ts";
import {
	appReady,
	expect,
	openReady,
	test,
} from "../../support/browser/test.ts";
import { scrollToBelowViewport } from "../../support/browser/viewport-observed.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

const calendar = "Calendar for a free first class";
const booking = `${sandboxOrigin}/widget/booking/free-trial-class`;
const facilityPicture = /\/images\/studio-/;

const hero = (page: Page) =>
	page.getByRole("region", { name: "The floor, on your own clock" });
const facility = (page: Page) =>
	page.getByRole("region", { name: "What’s on the floor" });

test("OPEN-01 C-43 the hero shows a loading message until its booking calendar has loaded", async ({
	page,
}) => {
	const release = await holdRequests(page, `${sandboxOrigin}/widget/**`);
	await page.goto("/open-gym", { waitUntil: "domcontentloaded" });
	await page.keyboard.press("Shift");
	await appReady(page);
	const frame = hero(page).locator(`iframe[title="${calendar}"]`);
	await expect(frame).toHaveAttribute("src", booking);
	await expect(frame).toHaveCSS("opacity", "0");
	const sign = hero(page).getByText("Loading booking system...");
	await expect(sign).toBeVisible();
	const kept = await frame.boundingBox();
	release();
	await expect(frame).toHaveCSS("opacity", "1");
	await expect(sign).toHaveCount(0);
	await expect(
		frame
			.contentFrame()
			.getByRole("heading", { name: "Choose a day and time" }),
	).toBeVisible();
	expect(await frame.boundingBox()).toEqual(kept);
	await expect(
		hero(page)
			.getByRole("group", { name: calendar })
			.locator(`a[href^="${booking}"]`),
	).toBeVisible();
});

test("OPEN-02 the picture of the floor is requested within 200 px of the viewport", async ({
	page,
}) => {
	const requests = requestsFor(page, facilityPicture);
	await openReady(page, "/open-gym");
	const picture = facility(page).getByRole("figure");
	await scrollToBelowViewport(picture, 210);
	expect(requests).toEqual([]);
	await scrollToBelowViewport(picture, 190);
	await expect.poll(() => requests.length).toBe(1);
	await expectPicture(facility(page).getByRole("img"));
});
