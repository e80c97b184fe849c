import type { Page } from "@playwright/test";
import { boxOf } from "../../support/browser/box.ts";
import { holdFrames } from "../../support/browser/frames.ts";
import { holdRequests } from "../../support/browser/hold-requests.ts";
import { moveClockTo } from "../../support/browser/paused-clock.ts";
import { desktop, phone } from "../../support/browser/screens.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

const formAddress = `${sandboxOrigin}/widget/form/contact`;
const form = (page: Page) => page.locator('iframe[title="Contact form"]');
const message = (page: Page) =>
	page.getByRole("region", { name: "Send Us a Message" });
const details = (page: Page) =>
	page.getByRole("region", { name: "At the gym" });
const marked = (page: Page) => details(page).locator("[aria-current='date']");

test.describe("for a visitor in Tokyo", () => {
	test.use({ timezoneId: "Asia/Tokyo" });

	test("today's hours on the gym's clock are marked after hydration without a layout shift", async ({
		page,
	}) => {
		const hours = page.locator("dt:text-is('Hours') + dd");
		const measure = async () => {
			const heights = [];
			for (const width of [320, 768, 1280]) {
				await page.setViewportSize({ width, height: 900 });
				heights.push(
					(await boxOf(hours)).height,
					(await boxOf(hours.getByRole("list"))).height,
				);
			}
			return heights;
		};
		const release = await holdRequests(page, "**/assets/entry-*.js");
		await page.clock.setFixedTime(new Date("2027-01-01T12:00:00-08:00"));
		await page.goto("/contact");
		await expect(hours).toContainText("Open weekdays");
		await expect(marked(page)).toHaveCount(0);
		const before = await measure();
		release();
		for (const [answer, today, time] of [
			["New Year’s Day", [], "2027-01-01T12:00:00-08:00"],
			["opens Monday", [/^Today: Sun/], "2026-11-22T12:00:00-08:00"],
			["Open now", [/^Today: Sat/], "2026-11-14T10:00:00-08:00"],
		] as const) {
			await moveClockTo(page, time);
			await expect(hours, time).toContainText(answer);
			await expect(marked(page)).toHaveText(today);
			expect(await measure(), time).toEqual(before);
		}
	});
});

test("CONT-04 EMBED-02 the contact form loads near the viewport, 900 px high, with the campaign", async ({
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
	const ownPage = message(page).locator(`a[href^="${formAddress}"]`);
	await form(page).evaluate((frame) =>
		frame.scrollIntoView({ block: "start", behavior: "instant" }),
	);
	await expect(ownPage).toBeInViewport({ ratio: 1 });
	await expect(ownPage).toHaveAttribute("target", "_blank");
});
