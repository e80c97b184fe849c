import type { Page } from "@playwright/test";
import { boxOf } from "../support/browser/box.ts";
import {
	dialogFor,
	expectFallbackLinks,
	frameDialogs,
} from "../support/browser/frames.ts";
import { expectPicture } from "../support/browser/pictures.ts";
import { phone } from "../support/browser/screens.ts";
import { expect, test } from "../support/browser/test.ts";
import { sandboxOrigin, secondGymOrigin } from "../support/sites/sites.ts";

test.use({ javaScriptEnabled: false });

const button = (page: Page, name: string) =>
	page.getByRole("button", { name, exact: true });
const announcement = (page: Page) =>
	page.getByRole("complementary", { name: "Announcement" });

test("the home page is complete without scripts, and has no dead buttons", async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.goto("/");
	const main = page.getByRole("main");
	for (const heading of await main.getByRole("heading").all())
		await expect(heading).toBeVisible();
	for (const words of [
		"50+",
		"From $79 per week",
		"$95 per session",
		"6:30 AM",
		"I had never touched a barbell",
		"Pick a day",
		"Active members train with us every week",
	])
		await expect(main.getByText(words).first()).toBeVisible();
	for (const name of ["Previous articles", "Next articles", "Dark theme"])
		await expect(button(page, name)).toHaveCount(0);
	await expect(button(page, "Free Trial")).toHaveCount(1);
	const carousel = main.getByRole("region", { name: "What members say" });
	await expect(carousel.getByText("Dana Whitfield")).toBeVisible();
	await expect(carousel.getByRole("button")).toHaveCount(0);
	// Hidden, because this site's build has no BUILD_DAY to compare with the announcement's dates.
	await expect(announcement(page)).toBeHidden();

	const header = page.getByRole("banner");
	await expect(header, "readable on the photograph").toHaveCSS(
		"color",
		"rgb(244, 245, 242)",
	);
	const programs = header.getByRole("navigation", { name: "Main" });
	await programs.getByText("Programs", { exact: true }).click();
	await expect(programs.getByRole("link", { name: /^Open Gym/ })).toBeVisible();
	await page.evaluate(() => scrollTo(0, 500));
	await expect.poll(async () => (await header.boundingBox())?.y).toBe(-500);

	for (const [colorScheme, ground] of [
		["light", "rgb(244, 245, 242)"],
		["dark", "rgb(18, 23, 25)"],
	] as const) {
		await page.emulateMedia({ colorScheme });
		await expect(page.locator("html")).toHaveCSS("color-scheme", colorScheme);
		await expect(page.locator("body")).toHaveCSS("background-color", ground);
	}

	await page.setViewportSize(phone);
	const sections = await main.getByRole("region").all();
	expect(sections.length).toBeGreaterThan(5);
	for (const part of [...sections, page.getByRole("contentinfo")]) {
		await expect(part).toHaveCSS("opacity", "1");
		await expect(part).toHaveCSS("content-visibility", "visible");
	}
});

test("C-35 links to the form's own page and the email replace its frame", async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await page.goto("/contact");
	const message = page.getByRole("region", { name: "Send Us a Message" });
	await expect(
		message.getByRole("link", { name: "Open the form’s own page" }),
	).toHaveAttribute("href", `${sandboxOrigin}/widget/form/contact`);
	await expect(
		message.getByRole("link", { name: "hello@ironbell.example" }),
	).toBeVisible();
	await button(page, "Open menu").click();
	await page.getByRole("dialog").getByRole("link", { name: "Home" }).click();
	await expect(
		page.getByRole("heading", { level: 1, name: /^Find Your Strength in/ }),
	).toBeVisible();
});

test("both calculators show their first result and say that they need scripts", async ({
	page,
}) => {
	await page.goto("/corporate");
	const box = page.getByRole("region", { name: "Count your team" });
	await expect(box).toContainText("once JavaScript is on");
	await expect(box.getByRole("region", { name: "Your session" })).toContainText(
		"$500 for 12 people",
	);
	await expect(button(page, "One person more")).toBeHidden();

	await page.goto("/pricing");
	await expect(
		page.getByRole("region", { name: "Your estimate" }),
	).toContainText("$79 per week");
	await expect(
		page.getByText(/follow your choices once JavaScript is on/),
	).toBeVisible();
	await expect(button(page, "Copy link")).toBeHidden();
	await page.getByRole("radio", { name: "Punch card", exact: true }).check();
	await expect(
		page.getByRole("group", { name: "Sessions on the punch card" }),
	).toBeVisible();
});

test("the slider of a calculator takes the place of its hidden buttons", async ({
	page,
}) => {
	await page.goto("/corporate#pricing");
	const slider = page.getByRole("slider");
	const form = page.locator("form").filter({ has: slider });
	const { width } = await boxOf(slider);
	expect(width).toBeGreaterThan((await boxOf(form)).width / 3);
});

test("the articles of all tabs are there, each under its heading", async ({
	page,
}) => {
	await page.goto("/fitness-tips?tab=training");
	await expect(page.getByRole("tab")).toHaveCount(0);
	for (const name of [
		"Nutrition",
		"Training",
		"Mindset",
		"Community",
		"Coaching",
	])
		await expect(
			page.getByRole("main").getByRole("heading", { name, exact: true }),
		).toBeVisible();
	await expect(page.getByRole("tabpanel").getByRole("article")).toHaveCount(16);
	await page.getByRole("link", { name: "What a rest day is for" }).click();
	await expect(page).toHaveURL("/fitness-tips/training/rest-days");
});

test("the hero of open gym links to booking; the picture of the floor loads natively", async ({
	page,
}) => {
	await page.goto("/open-gym");
	const hero = page.getByRole("region", {
		name: "The floor, on your own clock",
	});
	await expect(
		hero.getByRole("link", { name: /Open the booking page/ }).first(),
	).toHaveAttribute("href", `${sandboxOrigin}/widget/booking/free-trial-class`);
	await expect(hero.getByText("Loading booking system...")).toBeHidden();
	const facility = page.getByRole("region", { name: "What’s on the floor" });
	await facility.scrollIntoViewIfNeeded();
	await expectPicture(facility.getByRole("img"));
});

test("all seven days stand one under the other, and nothing dead is shown", async ({
	page,
}) => {
	await page.goto("/schedule?day=friday");
	const days = await page.getByRole("tabpanel").all();
	expect(days).toHaveLength(7);
	for (const day of days)
		await expect(day.getByRole("heading", { level: 2 })).toBeVisible();
	await expect(page.getByRole("link", { name: /^Book / })).toHaveCount(16);
	await expect(page.getByRole("tablist")).toBeHidden();
	await expect(
		page.getByRole("button", { name: /View$|^Previous|^Next/ }),
	).toHaveCount(0);
	await expect(
		page.getByText("Open weekdays 5:30 AM to 8:00 PM"),
	).toBeVisible();
	await expect(
		page.getByRole("link", { name: /^Open the live schedule/ }).first(),
	).toBeVisible();
});

test("an announcement shows without its close button", async ({ page }) => {
	await page.goto(`${secondGymOrigin}/terms`);
	await expect(announcement(page)).toContainText("The regatta is on");
	await expect(
		announcement(page).getByRole("link", {
			name: "About the regatta (opens in a new tab)",
		}),
	).toBeVisible();
	await expect(button(page, "Close announcement")).toBeHidden();
	const box = await announcement(page).boundingBox();
	const header = await page.getByRole("banner").boundingBox();
	expect(header?.y).toBe(box?.height);
});

test("C-35 each dialog opens with alternatives to its frame", async ({
	page,
}) => {
	for (const frameDialog of frameDialogs)
		await test.step(frameDialog.name, async () => {
			await page.goto(frameDialog.address);
			await page
				.getByRole("button", { name: frameDialog.buttonName })
				.first()
				.click();
			const dialog = dialogFor(page, frameDialog);
			await expectFallbackLinks(dialog, frameDialog);
			await expect(dialog.getByText("Loading booking system...")).toBeHidden();
			await expect(dialog.locator("iframe")).toHaveCount(0);
			await dialog.getByRole("button", { name: "Close" }).click();
			await expect(dialog).toBeHidden();
		});
});
