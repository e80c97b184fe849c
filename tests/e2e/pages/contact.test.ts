import type { Page } from "@playwright/test";
import { holdFrames } from "../../support/browser/frames.ts";
import { holdBack } from "../../support/browser/hold-back.ts";
import { desktop, phone } from "../../support/browser/screens.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

const formAddress = `${sandboxOrigin}/widget/form/contact`;
const form = (page: Page) => page.locator('iframe[title="Contact form"]');
const message = (page: Page) =>
	page.getByRole("region", { name: "Send Us a Message" });
const details = (page: Page) =>
	page.getByRole("region", { name: "At the gym" });

// The longest answers that the usual week and the closed days have.
test("nothing moves when the page learns whether the gym is open", async ({
	page,
}) => {
	const heights: (number | undefined)[] = [];
	const widths = [320, 390, 768, 1024, 1280];
	const hours = page.locator("dt:text-is('Hours') + dd");
	const measure = async () => {
		for (const width of widths) {
			await page.setViewportSize({ width, height: 900 });
			heights.push((await hours.boundingBox())?.height);
		}
	};
	for (const [state, time] of [
		["closed until Monday", "2026-11-22T12:00:00-08:00"],
		["closed on a holiday", "2027-01-01T12:00:00-08:00"],
	] as const)
		await test.step(state, async () => {
			await page.clock.setFixedTime(new Date(time));
			const release = await holdBack(page, "**/assets/boot-*.js");
			await page.goto("/contact");
			await expect(hours).toContainText("Open weekdays");
			await measure();
			const before = heights.splice(0);
			release();
			await expect(hours).toContainText("Next class");
			await measure();
			expect(heights.splice(0)).toEqual(before);
			await page.unrouteAll();
		});
});

test("CONT-04 EMBED-02 the contact form comes by its id when it is near, in a space of 900 px that was kept, and is told where the visitor came from", async ({
	page,
}) => {
	const release = await holdFrames(page);
	await page.setViewportSize({ width: 320, height: 200 });
	await openReady(page, "/contact?utm_source=flyer");
	const status = message(page).getByRole("status");
	await expect(status).toHaveText("Loading the contact form...");
	await expect(form(page)).toHaveCount(0);
	await message(page).scrollIntoViewIfNeeded();
	await expect(form(page)).toHaveAttribute(
		"src",
		`${formAddress}?utm_source=flyer`,
	);
	for (const viewport of [phone, desktop]) {
		await page.setViewportSize(viewport);
		expect((await form(page).boundingBox())?.height).toBe(900);
	}
	release();
	await expect(status).toBeEmpty();
	await expect(form(page)).toHaveCSS("opacity", "1");
});

test.describe("the hours", () => {
	const marked = (page: Page) => details(page).locator("[aria-current='date']");

	test.describe("for a visitor in Tokyo", () => {
		test.use({ timezoneId: "Asia/Tokyo" });

		test("HOURS-01 mark the line of the day, which is the day in the gym", async ({
			page,
		}) => {
			await page.clock.setFixedTime(new Date("2026-11-16T18:00:00Z"));
			await openReady(page, "/contact");
			await expect(marked(page)).toHaveText([
				"Today: Mon – Fri, 5:30 AM – 8:00 PM",
			]);
			await expect(
				details(page).getByText("Open now, until 8:00 PM"),
			).toBeVisible();
		});
	});

	test("HOURS-01 mark no day before the browser knows it, and the list does not move then", async ({
		page,
		noScriptPage,
	}) => {
		// Saturday has the longest line.
		await page.clock.setFixedTime(new Date("2026-11-14T18:00:00Z"));
		await noScriptPage.goto("/contact");
		await expect(marked(noScriptPage)).toHaveCount(0);
		const heightOf = async (of: Page) =>
			(await details(of).getByRole("list").first().boundingBox())?.height;
		await openReady(page, "/contact");
		await expect(marked(page)).toHaveCount(1);
		expect(await heightOf(page)).toBe(await heightOf(noScriptPage));
	});
});
