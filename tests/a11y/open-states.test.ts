import type { Page } from "@playwright/test";
import {
	consultation,
	corporateQuote,
	dialogOf,
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

/** What a visitor can open, where (on the home page unless said otherwise) and how. */
const states: {
	name: string;
	path?: string;
	viewport: { width: number; height: number };
	open: (page: Page) => Promise<void>;
}[] = [
	{
		name: "the menu",
		viewport: phone,
		async open(page) {
			await page.getByRole("button", { name: "Open menu" }).click();
			await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
		},
	},
	{
		name: "the list of programs",
		viewport: desktop,
		async open(page) {
			await page.getByText("Programs", { exact: true }).first().press("Enter");
			await expect(
				page.getByRole("link", { name: "Group Classes Coached" }),
			).toBeVisible();
		},
	},
	...[phone, desktop].map((viewport) => ({
		name: `the booking dialog at ${viewport.width} px`,
		viewport,
		async open(page: Page) {
			await page.getByRole("button", { name: "Free Trial" }).first().click();
			const dialog = page.getByRole("dialog", {
				name: "Book Your Free Trial Class",
			});
			await expect(dialog).toBeVisible();
			await expect(dialog.locator("[data-state='ready']")).toBeVisible();
		},
	})),
	{
		name: "the floating button",
		viewport: phone,
		async open(page) {
			await page.mouse.wheel(0, 2000);
			await expect(
				page.getByRole("button", { name: "Free Trial" }).nth(1),
			).toBeVisible();
		},
	},
	...[corporateQuote, prolabsRequest].flatMap((lead) => [
		{
			name: `the ${lead.name} dialog`,
			path: lead.address,
			viewport: desktop,
			async open(page: Page) {
				await openAgain(page, lead);
				await expect(
					dialogOf(page, lead).locator("[data-state='ready']"),
				).toBeVisible();
			},
		},
		{
			name: `the menu of ${lead.address}`,
			path: lead.address,
			viewport: phone,
			async open(page: Page) {
				await page.getByRole("button", { name: "Open menu" }).click();
				await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
			},
		},
	]),
	{
		name: "the calculator above the size of a session",
		path: "/corporate",
		viewport: desktop,
		async open(page) {
			await page.getByRole("slider", { name: "How many of you?" }).fill("28");
			await expect(
				page.getByRole("region", { name: "Your session" }),
			).toContainText("Two sessions");
		},
	},
	{
		name: "another plan of /prolabs, and an open rule",
		path: "/prolabs",
		viewport: desktop,
		async open(page) {
			await page.getByText("Re-rack what you used").click();
			await page.getByRole("button", { name: "Select Plan" }).last().click();
			await page.keyboard.press("Escape");
			await expect(
				page.getByRole("article", { name: "Monthly unlimited" }),
			).toContainText("Selected");
		},
	},
	{
		name: "the time of a class, to be saved",
		path: "/thank-you-free-class?start=2026-10-20T17:00:00-07:00",
		viewport: phone,
		async open(page) {
			await expect(
				page.getByRole("button", { name: "Add to calendar" }),
			).toBeVisible();
		},
	},
	...[phone, desktop].map((viewport) => ({
		name: `a coach's bio at ${viewport.width} px`,
		path: "/about",
		viewport,
		async open(page: Page) {
			await page
				.getByRole("button", { name: "See Full Bio Maren Okafor" })
				.click();
			await expect(
				page.getByRole("dialog", { name: "Maren Okafor" }),
			).toBeVisible();
		},
	})),
	{
		name: "the consultation dialog",
		path: consultation.address,
		viewport: desktop,
		async open(page) {
			await openAgain(page, consultation);
			await expect(
				dialogOf(page, consultation).locator("[data-state='ready']"),
			).toBeVisible();
		},
	},
	{
		name: "the map of the contact page",
		path: "/contact",
		viewport: desktop,
		async open(page) {
			await page.getByRole("button", { name: "Load the map" }).click();
			await expect(
				page
					.getByRole("region", { name: "Find Us" })
					.locator("[data-state='ready']"),
			).toBeVisible();
		},
	},
];

for (const { name, path = "/", viewport, open } of states) {
	test.describe(() => {
		test.use({ viewport });

		test(`${name} can be used by everyone in both themes, as far as axe can tell`, async ({
			page,
		}) => {
			// The time of a class counts only while it is to come.
			if (path.includes("start="))
				await page.clock.setFixedTime(new Date("2026-10-12T10:00:00-07:00"));
			await page.goto(path);
			await appReady(page);
			await open(page);
			await expectNoViolations(page);
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
