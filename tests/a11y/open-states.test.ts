import type { Locator, Page } from "@playwright/test";
import { horizontalScroll } from "../support/browser/box.ts";
import {
	corporateQuote,
	dialogFor,
	type FrameDialogCase,
	freeTrial,
	holdFrames,
	openAgain,
	statusFor,
} from "../support/browser/frames.ts";
import { desktop, phone } from "../support/browser/screens.ts";
import {
	comfortableTargetSizePx,
	targetsUnder,
} from "../support/browser/target-sizes.ts";
import { expect, openReady, test } from "../support/browser/test.ts";
import { expectNoViolations } from "../support/browser/violations.ts";
import { secondGymOrigin } from "../support/sites/sites.ts";

/** `open` returns the part of the page that changes, such as a dialog. */
type State = { name: string; open: (page: Page) => Promise<Locator> };

const frameDialog = (of: FrameDialogCase): State => ({
	name: `the ${of.name} dialog`,
	async open(page) {
		await openAgain(page, of);
		const dialog = dialogFor(page, of);
		await expect(dialog.locator("[data-phase='ready']")).toBeVisible();
		return dialog;
	},
});

/**
 * States to open, keyed by page. Each kind of state occurs once; tests/pages checks the initial
 * states.
 */
const visits: Readonly<Record<string, readonly State[]>> = {
	"/": [
		{
			name: "the menu",
			async open(page) {
				await page.getByRole("button", { name: "Open menu" }).click();
				const menu = page.getByRole("dialog", { name: "Menu" });
				await expect(menu).toBeVisible();
				return menu;
			},
		},
		frameDialog(freeTrial),
		{
			name: "the floating button",
			async open(page) {
				await page.mouse.wheel(0, 2000);
				const button = page.getByRole("button", { name: "Free Trial" }).nth(1);
				await expect(button).toBeVisible();
				return button;
			},
		},
		{
			name: "the programs menu",
			async open(page) {
				await page.setViewportSize(desktop);
				const header = page.getByRole("navigation", { name: "Main" });
				await header.getByText("Programs", { exact: true }).press("Enter");
				await expect(
					header.getByRole("link", { name: "Group Classes Coached" }),
				).toBeVisible();
				return header;
			},
		},
	],
	[corporateQuote.address]: [
		frameDialog(corporateQuote),
		{
			name: "the calculator with more people than a session takes",
			async open(page) {
				await page.getByRole("slider", { name: "How many of you?" }).fill("28");
				const session = page.getByRole("region", { name: "Your session" });
				await expect(session).toContainText("Two sessions");
				return session;
			},
		},
	],
	"/prolabs": [
		{
			name: "another selected plan and an open rule",
			async open(page) {
				await page.getByText("Re-rack what you used").click();
				await page.getByRole("button", { name: "Select Plan" }).last().click();
				await page.keyboard.press("Escape");
				await expect(
					page.getByRole("article", { name: "Monthly unlimited" }),
				).toContainText("Selected");
				return page.getByRole("main");
			},
		},
	],
	"/about": [
		{
			name: "a coach's bio",
			async open(page) {
				await page
					.getByRole("button", { name: "See Full Bio Maren Okafor" })
					.click();
				const bio = page.getByRole("dialog", { name: "Maren Okafor" });
				await expect(bio).toBeVisible();
				return bio;
			},
		},
	],
	"/pricing": [
		{
			name: "another estimate with its assumptions and an open answer",
			async open(page) {
				await page
					.getByRole("radio", { name: "Personal training", exact: true })
					.check();
				await page.getByRole("radio", { name: /^5 / }).check();
				await page.getByRole("radio", { name: "Lose Weight" }).check();
				await page.getByRole("switch").check();
				await page.getByText("What these estimates assume").click();
				await page.getByText("Do punch cards expire?").click();
				return page.getByRole("main");
			},
		},
	],
	"/schedule?day=sunday": [
		{
			name: "Sunday, while the gym is open",
			async open(page) {
				await expect(page.getByText("Open now, until")).toBeVisible();
				return page.getByRole("main");
			},
		},
		{
			name: "Calendar View",
			async open(page) {
				await page.getByRole("button", { name: "Calendar View" }).click();
				return page.getByRole("main");
			},
		},
		{
			name: "the live schedule's dialog",
			async open(page) {
				await page.getByRole("button", { name: "View Live Schedule" }).click();
				const dialog = page.getByRole("dialog");
				await expect(dialog.locator("iframe")).toBeVisible();
				return dialog;
			},
		},
	],
	[`${secondGymOrigin}/pricing`]: [
		{
			name: "the consent banner",
			async open(page) {
				await page.setViewportSize({ width: 320, height: 640 });
				const question = page.getByRole("region", {
					name: "Count this visit?",
				});
				await expect(question).toBeVisible();
				const { small } = await targetsUnder(question, comfortableTargetSizePx);
				expect(small).toEqual([]);
				expect(await horizontalScroll(page)).toBe(0);
				return question;
			},
		},
		{
			name: "the footer after consent is refused",
			async open(page) {
				await page.getByRole("button", { name: "Please do not" }).click();
				return page.getByRole("contentinfo");
			},
		},
	],
};

test.use({ viewport: phone });

for (const [path, states] of Object.entries(visits))
	test(`opened parts of ${path} have no axe violations in either theme`, async ({
		page,
	}) => {
		// Monday at 10 AM, when the gym is open.
		await page.clock.setFixedTime(new Date("2026-11-16T18:00:00Z"));
		await openReady(page, path);
		for (const { name, open } of states)
			await test.step(name, async () => {
				await expectNoViolations(await open(page));
				for (const dialog of await page.getByRole("dialog").all()) {
					const { all, small } = await targetsUnder(
						dialog,
						comfortableTargetSizePx,
					);
					expect.soft(all, "targets").toBeGreaterThan(0);
					expect.soft(small, `under ${comfortableTargetSizePx} px`).toEqual([]);
				}
				await page.keyboard.press("Escape");
				await expect(page.getByRole("dialog")).toHaveCount(0);
			});
	});

test("the booking dialog has no axe violation while its frame loads, is slow or has failed", async ({
	page,
}) => {
	await page.clock.install();
	await holdFrames(page);
	await openReady(page, freeTrial.address);
	await openAgain(page, freeTrial);
	const dialog = dialogFor(page, freeTrial);
	const status = statusFor(page, freeTrial);
	await expect(status).toHaveText("Loading booking system...");
	await expectNoViolations(dialog);

	await page.clock.fastForward(8000);
	await expect(status).toContainText("Taking a while?");
	await expectNoViolations(dialog);

	await page.clock.fastForward(12_000);
	await expect(status.getByRole("heading")).toBeVisible();
	await expectNoViolations(dialog);
});
