import type { Page } from "@playwright/test";
import {
	consultation,
	cutOffNoise,
	cutOffProviders,
	dialogOf,
	frameOf,
	freeTrial,
	holdFrames,
	stubFrames,
} from "../../support/browser/frames.ts";
import { holdBack } from "../../support/browser/hold-back.ts";
import { desktop, phone } from "../../support/browser/screens.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

const formAddress = `${sandboxOrigin}/widget/form/contact`;
const form = (page: Page) => page.locator('iframe[title="Contact form"]');
const message = (page: Page) =>
	page.getByRole("region", { name: "Send Us a Message" });
const details = (page: Page) =>
	page.getByRole("region", { name: "At the gym" });

async function open(page: Page): Promise<void> {
	await page.goto("/contact");
	await appReady(page);
}

test("ROUTE-16 CONT-01 ROUTE-28 CONT-06 the bar's Contact leads to the page, which would love to hear from you; a coach replies within 24 hours, and the profiles open new tabs", async ({
	page,
}) => {
	await test.step("the bar's Contact leads to the page", async () => {
		await page.goto("/");
		await appReady(page);
		await page
			.getByRole("navigation", { name: "Main" })
			.getByRole("link", { name: "Contact" })
			.click();
		await expect(page).toHaveURL("/contact");
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	});
	await test.step("the page would love to hear from you, and a coach replies within 24 hours", async () => {
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			"We’d Love to Hear From You",
		);
		await expect(page.getByRole("main")).toContainText(
			"A coach replies within 24 hours",
		);
	});
	await test.step("the four profiles open new tabs", async () => {
		const names = ["Facebook", "Instagram", "LinkedIn", "YouTube"];
		for (const name of names) {
			const link = details(page).getByRole("link", {
				name: `${name} (opens in a new tab)`,
			});
			await expect(link).toHaveAttribute("target", "_blank");
		}
	});
});

test("CONT-02 ROUTE-26 DLG-08 CONT-03 Book Free Consultation opens the calendar, 600 px high, with a loading sign until it is there; Book Free Trial Class the free class", async ({
	page,
}) => {
	await test.step("Book Free Consultation opens the calendar, 600 px high, with a loading sign until it is there", async () => {
		await open(page);
		await expect(form(page)).toHaveCSS("opacity", "1");
		const release = await holdFrames(page);
		await page.getByRole("button", { name: "Book Free Consultation" }).click();
		const dialog = dialogOf(page, consultation);
		await expect(dialog.getByRole("status")).toHaveText(
			"Loading booking system...",
		);
		expect((await frameOf(page, consultation).boundingBox())?.height).toBe(600);
		release();
		await expect(dialog.getByRole("status")).toBeEmpty();
		await dialog.getByRole("button", { name: "Close" }).click();
		await expect(frameOf(page, consultation)).toHaveCount(0);
	});
	await test.step("Book Free Trial Class opens the dialog of the free class", async () => {
		await page.getByRole("button", { name: "Book Free Trial Class" }).click();
		await expect(dialogOf(page, freeTrial)).toBeVisible();
	});
});

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
		["open", "2026-11-23T10:00:00-08:00"],
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

test("CONT-04 EMBED-02 the contact form comes by its id when it is in reach, 900 px high", async ({
	page,
}) => {
	await stubFrames(page);
	await open(page);
	await form(page).scrollIntoViewIfNeeded();
	await expect(form(page)).toHaveAttribute("src", formAddress);
	await expect(form(page).contentFrame().getByRole("heading")).toBeVisible();
	for (const viewport of [phone, desktop]) {
		await page.setViewportSize(viewport);
		expect((await form(page).boundingBox())?.height).toBe(900);
	}
});

test("EMBED-02 the form's space is kept before it is there, and it is told where the visitor came from", async ({
	page,
}) => {
	const release = await holdFrames(page);
	await page.goto("/contact?utm_source=flyer");
	await appReady(page);
	await expect(form(page)).toHaveAttribute(
		"src",
		`${formAddress}?utm_source=flyer`,
	);
	await expect(message(page).getByRole("status")).toHaveText(
		"Loading the contact form...",
	);
	expect((await form(page).boundingBox())?.height).toBe(900);
	release();
	await expect(message(page).getByRole("status")).toBeEmpty();
	await expect(form(page)).toHaveCSS("opacity", "1");
});

test.describe("far below a small window", () => {
	test.use({ viewport: { width: 320, height: 200 } });

	test("EMBED-02 the form is not asked for before it is near", async ({
		page,
	}) => {
		await open(page);
		await expect(message(page).getByRole("status")).toHaveText(
			"Loading the contact form...",
		);
		await expect(form(page)).toHaveCount(0);
		await message(page).scrollIntoViewIfNeeded();
		await expect(form(page)).toHaveAttribute("src", formAddress);
	});
});

test.describe("when the form's provider is away", () => {
	test.use({ expectedNoise: [cutOffNoise, { scope: "test" }] });

	test("C-35 EMBED-02 its own page, phone and email take its place, and the focus stays when it is tried again", async ({
		page,
	}) => {
		await cutOffProviders(page);
		await open(page);
		const status = message(page).getByRole("status");
		await expect(
			status.getByRole("link", { name: "Open the form’s own page" }),
		).toHaveAttribute("href", formAddress);
		await expect(
			status.getByRole("link", { name: "(206) 555-0142" }),
		).toBeVisible();
		await page.unrouteAll();
		await status.getByRole("button", { name: "Try again" }).press("Enter");
		await expect(
			message(page).getByRole("group", { name: "Contact form" }),
		).toBeFocused();
		await expect(
			form(page).contentFrame().getByRole("heading", { level: 1 }),
		).toBeVisible();
	});
});

test("C-35 EMBED-02 without JavaScript the form's own page, phone and email stand in its place", async ({
	noScriptPage,
}) => {
	await noScriptPage.goto("/contact");
	const place = message(noScriptPage);
	await expect(
		place.getByRole("link", { name: "Open the form’s own page" }),
	).toHaveAttribute("href", formAddress);
	await expect(
		place.getByRole("link", { name: "hello@ironbell.example" }),
	).toBeVisible();
});

test.describe("the hours", () => {
	const marked = (page: Page) => details(page).locator("[aria-current='date']");

	test.describe("for a visitor in Tokyo", () => {
		test.use({ timezoneId: "Asia/Tokyo" });

		test("HOURS-01 mark the line of the day, which is the day in the gym", async ({
			page,
		}) => {
			for (const [now, line, state] of [
				[
					"2026-11-16T18:00:00Z",
					"Today: Mon – Fri, 5:30 AM – 8:00 PM",
					"Open now, until 8:00 PM",
				],
				[
					"2026-11-22T18:00:00Z",
					"Today: Sunday, closed",
					"Closed, opens Monday 5:30 AM",
				],
			] as const) {
				await page.clock.setFixedTime(new Date(now));
				await open(page);
				await expect(marked(page)).toHaveText([line]);
				await expect(details(page).getByText(state)).toBeVisible();
			}
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
		await open(page);
		await expect(marked(page)).toHaveCount(1);
		expect(await heightOf(page)).toBe(await heightOf(noScriptPage));
	});
});
