import type { Page } from "@playwright/test";
import { cutOffNoise, cutOffProviders } from "../../support/browser/frames.ts";
import { holdBack } from "../../support/browser/hold-back.ts";
import { gotoStill } from "../../support/browser/still-clock.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

const name = "Map of 214 Foundry Way, Seattle, WA 98121";
const address = `${sandboxOrigin}/map/embed`;

const frame = (page: Page) => page.locator(`iframe[title="${name}"]`);
const place = (page: Page) =>
	page.getByRole("region", { name: "Getting here" });

test("EMBED-06 EMBED-09 the map is asked for only when the visitor presses its button", async ({
	page,
}) => {
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));
	const fromOutside = () =>
		requests.filter((url) => url.startsWith(sandboxOrigin));
	await page.goto("/thank-you-free-class");
	await appReady(page);
	await page
		.getByRole("button", { name: "Load the map" })
		.scrollIntoViewIfNeeded();
	await expect(frame(page)).toHaveCount(0);
	expect(fromOutside()).toEqual([]);

	// The button goes away, the focus stays with the map (WCAG 2.4.3).
	await page.getByRole("button", { name: "Load the map" }).press("Enter");
	await expect(place(page).getByRole("group", { name })).toBeFocused();
	await expect(frame(page)).toHaveAttribute("src", address);
	await expect(
		frame(page).contentFrame().getByRole("heading", { level: 1 }),
	).toBeVisible();
	expect(new Set(fromOutside())).toEqual(new Set([address]));
});

test("EMBED-06 a map that has loaded stays as it is: it never speaks, and nobody takes that for slow", async ({
	page,
}) => {
	await gotoStill(page, "/thank-you-free-class");
	const watched = page.waitForRequest((request) => request.method() === "HEAD");
	await page.getByRole("button", { name: "Load the map" }).click();
	await watched;
	await expect(frame(page)).toHaveCSS("opacity", "1");
	await page.clock.runFor(30_000);
	await expect(place(page).getByRole("status")).toBeEmpty();
	await expect(frame(page)).toBeVisible();
});

test("EMBED-06 a map that comes late has a line with other ways until it is there", async ({
	page,
}) => {
	const release = await holdBack(page, `${address}*`);
	await gotoStill(page, "/thank-you-free-class");
	const watched = page.waitForRequest((request) => request.method() === "HEAD");
	await page.getByRole("button", { name: "Load the map" }).click();
	await watched;
	const status = place(page).getByRole("status");
	await expect(status).toHaveText("Loading the map...");
	await page.clock.runFor(8000);
	await expect(status).toContainText("Taking a while?");
	release();
	await expect(status).toBeEmpty();
	await expect(frame(page)).toHaveCSS("opacity", "1");
});

test.describe("when the map's provider is away", () => {
	test.use({ expectedNoise: [cutOffNoise, { scope: "test" }] });

	test("EMBED-06 C-35 the visitor gets a link to the map, phone and email", async ({
		page,
	}) => {
		await cutOffProviders(page);
		await page.goto("/thank-you-free-class");
		await page.getByRole("button", { name: "Load the map" }).click();
		const status = place(page).getByRole("status");
		await expect(
			status.getByRole("link", { name: "Open the map in a new tab" }),
		).toHaveAttribute("href", address);
		await expect(
			status.getByRole("link", { name: "(206) 555-0142" }),
		).toBeVisible();
		await expect(
			status.getByRole("link", { name: "hello@ironbell.example" }),
		).toBeVisible();
	});
});

test("EMBED-06 without JavaScript a link leads to the map", async ({
	noScriptPage,
	baseURL,
}) => {
	await noScriptPage.goto(`${baseURL}/thank-you-free-class`);
	await expect(
		place(noScriptPage).getByRole("link", {
			name: "Open the map in a new tab",
		}),
	).toHaveAttribute("href", address);
	await expect(
		noScriptPage.getByRole("button", { name: "Load the map" }),
	).toBeHidden();
});
