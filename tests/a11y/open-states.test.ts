import type { Page } from "@playwright/test";
import {
	consultation,
	corporateQuote,
	dialogOf,
	type FrameDialogCase,
	freeTrial,
	openAgain,
	prolabsRequest,
} from "../support/browser/frames.ts";
import { desktop, phone } from "../support/browser/screens.ts";
import { comfortable, targetsUnder } from "../support/browser/targets.ts";
import { expect, openReady, test } from "../support/browser/test.ts";
import { expectNoViolations } from "../support/browser/violations.ts";

type State = { name: string; open: (page: Page) => Promise<void> };

const menu: State = {
	name: "the menu",
	async open(page) {
		await page.getByRole("button", { name: "Open menu" }).click();
		await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
	},
};

/** A dialog with a provider's frame. */
const frameDialog = (of: FrameDialogCase): State => ({
	name: `the ${of.name} dialog`,
	async open(page) {
		await openAgain(page, of);
		await expect(
			dialogOf(page, of).locator("[data-state='ready']"),
		).toBeVisible();
	},
});

const bio: State = {
	name: "a coach's bio",
	async open(page) {
		await page
			.getByRole("button", { name: "See Full Bio Maren Okafor" })
			.click();
		await expect(
			page.getByRole("dialog", { name: "Maren Okafor" }),
		).toBeVisible();
	},
};

/** What a visitor can open, one thing after the other, by page; what is a dialog is closed by Escape. */
const visits: Readonly<Record<string, readonly State[]>> = {
	"/": [
		menu,
		frameDialog(freeTrial),
		{
			name: "the floating button",
			async open(page) {
				await page.mouse.wheel(0, 2000);
				await expect(
					page.getByRole("button", { name: "Free Trial" }).nth(1),
				).toBeVisible();
			},
		},
		{
			name: "the list of programs",
			async open(page) {
				await page.setViewportSize(desktop);
				await page
					.getByText("Programs", { exact: true })
					.first()
					.press("Enter");
				await expect(
					page.getByRole("link", { name: "Group Classes Coached" }),
				).toBeVisible();
			},
		},
	],
	[corporateQuote.address]: [
		menu,
		frameDialog(corporateQuote),
		{
			name: "the calculator above the size of a session",
			async open(page) {
				await page.getByRole("slider", { name: "How many of you?" }).fill("28");
				await expect(
					page.getByRole("region", { name: "Your session" }),
				).toContainText("Two sessions");
			},
		},
	],
	[prolabsRequest.address]: [
		menu,
		frameDialog(prolabsRequest),
		{
			name: "another plan, and an open rule",
			async open(page) {
				await page.getByText("Re-rack what you used").click();
				await page.getByRole("button", { name: "Select Plan" }).last().click();
				await page.keyboard.press("Escape");
				await expect(
					page.getByRole("article", { name: "Monthly unlimited" }),
				).toContainText("Selected");
			},
		},
	],
	"/thank-you-free-class?start=2026-10-20T17:00:00-07:00": [
		{
			name: "the time of a class, to be saved",
			async open(page) {
				await expect(
					page.getByRole("button", { name: "Add to calendar" }),
				).toBeVisible();
			},
		},
	],
	"/about": [bio, frameDialog(consultation)],
	"/pricing": [
		{
			name: "another plan, what it assumes, and an answer",
			async open(page) {
				await page
					.getByRole("radio", { name: "Personal training", exact: true })
					.check();
				await page.getByRole("radio", { name: /^5 / }).check();
				await page.getByRole("radio", { name: "Lose Weight" }).check();
				await page.getByRole("switch").check();
				await page.getByText("What these estimates assume").click();
				await page.getByText("Do punch cards expire?").click();
			},
		},
	],
	"/contact": [
		{
			name: "the map",
			async open(page) {
				await page.getByRole("button", { name: "Load the map" }).click();
				await expect(
					page
						.getByRole("region", { name: "Find Us" })
						.locator("[data-state='ready']"),
				).toBeVisible();
			},
		},
	],
};

test.use({ viewport: phone });

for (const [path, states] of Object.entries(visits))
	test(`what opens on ${path} can be used by everyone in both themes, as far as axe can tell, and its dialogs with a thumb`, async ({
		page,
	}) => {
		// The time of a class counts only while it is to come.
		if (path.includes("start="))
			await page.clock.setFixedTime(new Date("2026-10-12T10:00:00-07:00"));
		await openReady(page, path);
		for (const { name, open } of states)
			await test.step(name, async () => {
				await open(page);
				await expectNoViolations(page);
				for (const dialog of await page.getByRole("dialog").all()) {
					const { all, small } = await targetsUnder(dialog, comfortable);
					expect.soft(all, "targets").toBeGreaterThan(0);
					expect.soft(small, `under ${comfortable} px`).toEqual([]);
				}
				await page.keyboard.press("Escape");
				await expect(page.getByRole("dialog")).toHaveCount(0);
			});
	});
