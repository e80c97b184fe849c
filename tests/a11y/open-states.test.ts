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
import { notFoundNoise } from "../support/browser/not-found-noise.ts";
import { desktop, phone } from "../support/browser/screens.ts";
import { appReady, expect, test } from "../support/browser/test.ts";
import {
	expectNoViolations,
	violations,
} from "../support/browser/violations.ts";

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

/** What a visitor can open, one thing after the other, by page and screen; what is a dialog is closed by Escape. */
const visits: {
	path: string;
	viewport: { width: number; height: number };
	states: readonly State[];
}[] = [
	{
		path: "/",
		viewport: phone,
		states: [
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
		],
	},
	{
		path: "/",
		viewport: desktop,
		states: [
			frameDialog(freeTrial),
			{
				name: "the list of programs",
				async open(page) {
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
	},
	{ path: corporateQuote.address, viewport: phone, states: [menu] },
	{
		path: corporateQuote.address,
		viewport: desktop,
		states: [
			frameDialog(corporateQuote),
			{
				name: "the calculator above the size of a session",
				async open(page) {
					await page
						.getByRole("slider", { name: "How many of you?" })
						.fill("28");
					await expect(
						page.getByRole("region", { name: "Your session" }),
					).toContainText("Two sessions");
				},
			},
		],
	},
	{ path: prolabsRequest.address, viewport: phone, states: [menu] },
	{
		path: prolabsRequest.address,
		viewport: desktop,
		states: [
			frameDialog(prolabsRequest),
			{
				name: "another plan, and an open rule",
				async open(page) {
					await page.getByText("Re-rack what you used").click();
					await page
						.getByRole("button", { name: "Select Plan" })
						.last()
						.click();
					await page.keyboard.press("Escape");
					await expect(
						page.getByRole("article", { name: "Monthly unlimited" }),
					).toContainText("Selected");
				},
			},
		],
	},
	{
		path: "/thank-you-free-class?start=2026-10-20T17:00:00-07:00",
		viewport: phone,
		states: [
			{
				name: "the time of a class, to be saved",
				async open(page) {
					await expect(
						page.getByRole("button", { name: "Add to calendar" }),
					).toBeVisible();
				},
			},
		],
	},
	{ path: "/about", viewport: phone, states: [bio] },
	{
		path: "/about",
		viewport: desktop,
		states: [bio, frameDialog(consultation)],
	},
	{
		path: "/contact",
		viewport: desktop,
		states: [
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
	},
];

for (const { path, viewport, states } of visits) {
	test.describe(() => {
		test.use({ viewport });

		test(`what opens on ${path} at ${viewport.width} px can be used by everyone in both themes, as far as axe can tell`, async ({
			page,
		}) => {
			// The time of a class counts only while it is to come.
			if (path.includes("start="))
				await page.clock.setFixedTime(new Date("2026-10-12T10:00:00-07:00"));
			await page.goto(path);
			await appReady(page);
			for (const { name, open } of states)
				await test.step(name, async () => {
					await open(page);
					await expectNoViolations(page);
					await page.keyboard.press("Escape");
					await expect(page.getByRole("dialog")).toHaveCount(0);
				});
		});
	});
}

for (const path of ["/dialogs", "/carousels", "/galleries"]) {
	test.describe(() => {
		// A portrait of the workbench is missing on purpose.
		if (path === "/carousels") test.use(notFoundNoise);

		test(`the pieces of the workbench's ${path} can be used by everyone in both themes`, async ({
			page,
			openWorkbench,
		}) => {
			await openWorkbench(path);
			await expectNoViolations(page);
		});
	});
}

test("a question that must be answered, and open answers, can be used by everyone", async ({
	page,
	openWorkbench,
}) => {
	await openWorkbench("/dialogs");
	await page.getByText("First question").click();
	await expect(page.getByText("First answer")).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await page.getByRole("button", { name: "Delete", exact: true }).click();
	await expect(
		page.getByRole("alertdialog", { name: "Delete it?" }),
	).toBeVisible();
	expect(await violations(page)).toEqual([]);
});
