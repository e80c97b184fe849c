import type { Locator, Page } from "@playwright/test";
import { colorRules, violations } from "../support/browser/violations.ts";
import { expect, test } from "./editor.ts";

/**
 * One form of each kind: groups and money, days and hours, a text with a picture, and variants.
 * Also the lists of all articles and pictures.
 */
const forms = [
	"pricing.yaml",
	"schedule.yaml",
	"articles/member-stories.md",
	"pages/group-classes.yaml",
	"articles",
	"images",
];

/**
 * Opens every section, but only the first entry of a list, because the others have the same fields.
 */
async function expectToFitPhone(page: Page) {
	await page.getByRole("main").evaluate((main) => {
		for (const part of main.querySelectorAll("details"))
			part.open = !part.closest("li:not(:first-child)");
	});
	// 180 px with normal text has the layout of 360 px with text of twice the size (WCAG 1.4.4).
	for (const width of [360, 180]) {
		await page.setViewportSize({ width, height: 740 });
		expect(
			await page.evaluate(() => document.documentElement.scrollWidth),
		).toBeLessThanOrEqual(width);
	}
	await page.setViewportSize({ width: 360, height: 740 });
}

/** In the dark theme, only the color rules are checked again. */
async function expectNoViolationsInThemes(page: Page) {
	for (const [colorScheme, rules] of [
		["light", undefined],
		["dark", colorRules],
	] as const) {
		await page.emulateMedia({ colorScheme });
		expect(await violations(page, rules)).toEqual([]);
	}
}

for (const form of forms)
	test(`${form} has no axe violations in either theme, and fits a phone with large text`, async ({
		page,
		editor,
	}) => {
		await editor.open(form);
		await expectToFitPhone(page);
		await expectNoViolationsInThemes(page);
	});

test("a price can be changed and saved by keyboard only", async ({
	page,
	editor,
}) => {
	await editor.open();
	const main = page.getByRole("main");
	const tabTo = async (target: Locator, key = "Tab") => {
		for (let presses = 0; presses < 80; presses += 1) {
			await page.keyboard.press(key);
			if ((await page.locator(":focus").and(target).count()) > 0) return;
		}
		throw new Error(`${target} is not reached by the keyboard`);
	};
	await tabTo(main.locator("summary", { hasText: "Memberships" }));
	await page.keyboard.press("Enter");
	await tabTo(main.locator("summary", { hasText: "Silver" }));
	await page.keyboard.press("Enter");
	await tabTo(main.getByLabel("Price per week"));
	await page.keyboard.type("75");
	await tabTo(
		page.getByRole("button", { name: "Review and save" }),
		"Shift+Tab",
	);
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "What changes" });
	await expect(dialog).toContainText(
		"Memberships, Silver, price per week: $79 to $75",
	);
	await tabTo(dialog.getByRole("button", { name: "Save" }));
	await page.keyboard.press("Enter");
	await expect(page.getByText("Saved on this computer.")).toBeVisible();
	expect(await editor.changedLines("pricing.yaml")).toHaveLength(2);
});

test("the lists of changes and of problems have no axe violations", async ({
	page,
	editor,
}) => {
	await editor.open("site.yaml");
	await page.getByLabel("Parking note").fill("Park {here");
	await expect(editor.problems).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await editor.review();
	await expectNoViolationsInThemes(page);
});

test("the link dialog has no axe violations", async ({ page, editor }) => {
	await editor.open("articles/member-stories.md");
	await page.getByRole("button", { name: "Link" }).click();
	await expect(page.getByRole("dialog", { name: "Link" })).toBeVisible();
	await expectNoViolationsInThemes(page);
});

test("the picture dialog has no axe violations", async ({ page, editor }) => {
	await editor.open("pages/home.yaml");
	await editor.unfold("Top of the page");
	await page
		.getByRole("button", { name: "Choose another picture" })
		.first()
		.click();
	await expect(
		page.getByRole("dialog", { name: "Choose a picture" }),
	).toBeVisible();
	await expectNoViolationsInThemes(page);
});

test("found fields and the page view of a phone have no axe violations", async ({
	page,
	editor,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await editor.openWithPage();
	await page.getByLabel("Find a text or a field").fill("Silver");
	await expect(
		page.getByRole("link", { name: /Silver/ }).first(),
	).toBeVisible();
	await expectNoViolationsInThemes(page);
	await page.getByRole("button", { name: "Page", exact: true }).click();
	await expectNoViolationsInThemes(page);
});
