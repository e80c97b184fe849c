import type { Page } from "@playwright/test";
import { expect, test } from "./editor.ts";

test.use({ viewport: { width: 390, height: 844 } });

const shownFrame = (page: Page) => page.locator('iframe[data-shown="true"]');

test("on a phone a tap on a text in the preview opens the form at the text's field", async ({
	page,
	editor,
}) => {
	await editor.openWithPage();
	await editor.unfold("Memberships", "Silver");
	await page.getByLabel("Price per week").first().fill("75");
	await expect(shownFrame(page)).toBeHidden();
	const showPage = page.getByRole("button", { name: "Page", exact: true });
	await showPage.click();
	await expect(
		editor.preview.getByText("$75").filter({ visible: true }).first(),
	).toBeVisible();
	const text = editor.preview.getByRole("heading", { level: 1 });
	await text.click();
	await expect(shownFrame(page)).toBeHidden();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(
		await page.evaluate(() => document.documentElement.scrollWidth),
	).toBeLessThanOrEqual(390);
	const field = page.locator('[id^="field-"]:focus');
	await expect(field).toBeInViewport();
	// A second tap on the same text opens its field again.
	await showPage.click();
	await text.click();
	await expect(field).toBeInViewport();
});

test("on a phone the Menu button opens the menu from the preview", async ({
	page,
	editor,
}) => {
	await editor.openWithPage();
	const menu = page.getByRole("navigation");
	await page.getByRole("button", { name: "Page", exact: true }).click();
	await page.getByRole("button", { name: "Menu", exact: true }).click();
	await expect(menu).toBeFocused();
	await expect(menu).toBeInViewport();
	await expect(shownFrame(page)).toBeHidden();
});

test("on a phone a problem in the list of changes links from the preview to its field", async ({
	page,
	editor,
}) => {
	await editor.openWithPage();
	await editor.unfold("Memberships", "Silver");
	const price = page.getByLabel("Price per week").first();
	await price.fill("much");
	await page.getByRole("button", { name: "Page", exact: true }).click();
	const dialog = await editor.review();
	await dialog.getByRole("link", { name: /Price per week/ }).click();
	await expect(price).toBeFocused();
});

test("on a phone the first field of a new, tall entry is in view", async ({
	page,
	editor,
}) => {
	await page.setViewportSize({ width: 390, height: 300 });
	await editor.open("events.yaml");
	await editor.unfold("Event");
	await page.getByRole("button", { name: "Add event", exact: true }).click();
	const name = page.locator('[id^="field-list["][id$=".name"]').last();
	await expect(name).toBeFocused();
	await expect(name).toBeInViewport();
});

test("on a phone Edit leads from the page to the form below the menu", async ({
	page,
	editor,
}) => {
	await page.setViewportSize({ width: 390, height: 500 });
	await editor.open("site.yaml");
	const heading = page.getByRole("heading", { level: 1 });
	await page.getByRole("button", { name: "Menu", exact: true }).click();
	await expect(heading).not.toBeInViewport();
	await page.getByRole("button", { name: "Page", exact: true }).click();
	await page.getByRole("button", { name: "Edit", exact: true }).click();
	await expect(heading).toBeInViewport();
});
