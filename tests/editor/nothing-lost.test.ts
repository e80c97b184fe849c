import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { violations } from "../support/browser/violations.ts";
import { frozenGym } from "../support/sites/sites.ts";
import { expect, fillAndStore, test } from "./editor.ts";

const parking = (page: Page) => page.getByLabel("Parking note");
const kept = (page: Page) => page.getByText("kept in this browser");
/** The preview loads files, which must have arrived before a test disconnects the network. */
const previewHeading = (page: Page) =>
	page
		.frameLocator('iframe[data-shown="true"]')
		.getByRole("heading", { level: 1 });

test("unsaved changes are kept after a reload, and can be discarded", async ({
	page,
	editor,
}) => {
	await editor.open("site.yaml");
	await fillAndStore(parking(page), "Park on the roof.");
	await page.reload();
	await expect(parking(page)).toHaveValue("Park on the roof.");
	const dialog = await editor.review();
	await expect(dialog).toContainText(
		"Parking note: “Paid street parking out front.” to “Park on the roof.”",
	);
	await dialog.getByRole("button", { name: "Discard" }).click();
	await expect(dialog).toContainText("Nothing is left to save.");
	await expect(dialog.getByRole("heading")).toBeFocused();
	await dialog.getByRole("button", { name: "Go on editing" }).click();
	await expect(parking(page)).toHaveValue("Paid street parking out front.");
});

test("Undo works after a reload", async ({ page, editor }) => {
	await editor.open("site.yaml");
	const before = await parking(page).inputValue();
	await fillAndStore(parking(page), "Park on the roof.");
	await page.reload();
	await expect(parking(page)).toHaveValue("Park on the roof.");
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await expect(parking(page)).toHaveValue(before);
});

test("typing without a network in a closed window is kept until a window can send it", async ({
	page,
	context,
	editor,
	expectedNoise,
}) => {
	expectedNoise.push(/ERR_INTERNET_DISCONNECTED/);
	await editor.openWithPage("site.yaml");
	const open = await context.newPage();
	await open.goto(page.url().replace("site.yaml", "policies.yaml"));
	await expect(previewHeading(open)).toBeVisible();
	await context.setOffline(true);
	await parking(page).fill("Park on the roof.");
	await expect(kept(page)).toBeVisible();
	await page.close();
	await open.getByLabel("Notice days").fill("15");
	await expect(kept(open)).toBeVisible();
	await context.setOffline(false);
	await expect(kept(open)).toHaveCount(0);
	const later = await context.newPage();
	await later.goto(page.url());
	await expect(parking(later)).toHaveValue("Park on the roof.");
});

test("typing without a network in a window and its duplicate is stored later", async ({
	page,
	context,
	editor,
	expectedNoise,
}) => {
	expectedNoise.push(/ERR_INTERNET_DISCONNECTED/);
	await editor.openWithPage("site.yaml");
	const opened = context.waitForEvent("page");
	// Copies sessionStorage, as the browser's "Duplicate tab" does.
	await page.evaluate(() => void open("#/policies.yaml"));
	const duplicate = await opened;
	await expect(previewHeading(duplicate)).toBeVisible();
	await context.setOffline(true);
	await parking(page).fill("Park on the roof.");
	await expect(kept(page)).toBeVisible();
	await duplicate.getByLabel("Notice days").fill("15");
	await expect(kept(duplicate)).toBeVisible();
	const later = await context.newPage();
	await page.close();
	await duplicate.close();
	await context.setOffline(false);
	const stored = later.waitForResponse("**/api/drafts");
	await later.goto(page.url());
	await expect(parking(later)).toHaveValue("Park on the roof.");
	await stored;
	await later.evaluate(() => localStorage.clear());
	await later.goto(page.url().replace("site.yaml", "policies.yaml"));
	await later.reload();
	await expect(later.getByLabel("Notice days")).toHaveValue("15");
});

test("while the server cannot be reached, a draft is sent again every five seconds", async ({
	page,
	editor,
	expectedNoise,
}) => {
	expectedNoise.push(/ERR_FAILED/);
	await page.clock.install();
	await editor.open("site.yaml");
	let requestCount = 0;
	await page.route("**/api/drafts", (route) => {
		requestCount += 1;
		return route.abort();
	});
	await parking(page).fill("Park on the roof.");
	await page.clock.runFor(100);
	const alert = page.getByRole("alert").getByText("cannot be reached");
	await expect(alert).toBeVisible();
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await expect(alert).toBeInViewport();
	await page.clock.runFor(3000);
	expect(requestCount).toBe(1);
	await page.clock.runFor(3000);
	await expect.poll(() => requestCount).toBe(2);
});

test("discarding a new page opens the list of pages", async ({
	page,
	editor,
}) => {
	await editor.open("landing");
	await page.getByLabel("Title of a new page").fill("Spring offer");
	await page.getByRole("button", { name: "Begin the page" }).click();
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toHaveText("Spring offer");
	await expect(editor.preview.getByRole("heading", { level: 1 })).toHaveText(
		"Spring offer",
	);
	await page.getByRole("button", { name: "Discard changes" }).click();
	await expect(heading).toHaveText("Pages of your own");
	await page.goBack();
	await expect(page.getByRole("main")).toContainText(
		"This page was discarded or removed; “Undo” brings it back.",
	);
	await page.getByRole("link", { name: "the list" }).click();
	await expect(heading).toHaveText("Pages of your own");
});

test("a pause or a format button ends a step of Undo; Redo works even after typing", async ({
	page,
	editor,
}) => {
	await page.clock.install();
	await editor.open("articles/member-stories.md");
	const text = page.getByLabel("Text", { exact: true });
	const undo = page.getByRole("button", { name: "Undo" });
	await text.fill("One");
	await page.clock.runFor(3000);
	await text.fill("One two");
	await text.selectText();
	await page.getByRole("button", { name: "Bold" }).click();
	await expect(text).toHaveValue("**One two**");
	await undo.click();
	await expect(text).toHaveValue("One two");
	await page.keyboard.press("ControlOrMeta+z");
	await expect(text).toHaveValue("One");
	await page.clock.runFor(3000);
	await text.press("End");
	await text.press("x");
	await expect(text).toHaveValue("Onex");
	await page.getByRole("button", { name: "Redo" }).click();
	await expect(text).toHaveValue("One two");
});

test("a new picture can be undone, redone, discarded and, once saved, deleted", async ({
	page,
	editor,
}) => {
	await editor.open("images");
	const buffer = await sharp(`${frozenGym}/images/rig.jpg`)
		.negate()
		.jpeg()
		.toBuffer();
	await page
		.getByLabel("Add a picture")
		.setInputFiles({ name: "Door.jpg", mimeType: "image/jpeg", buffer });
	const added = page.getByRole("heading", { name: "door.jpg" });
	await expect(added).toBeVisible();
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await expect(added).toHaveCount(0);
	await page.getByRole("button", { name: "Redo" }).click();
	await expect(added).toBeVisible();
	await page.getByRole("button", { name: "Discard: door.jpg" }).click();
	await expect(added).toHaveCount(0);
	await expect(page.getByRole("button", { name: "All saved" })).toBeVisible();
	await page.getByRole("button", { name: /^Undo: Discarded the/ }).click();
	await expect(editor.read("images/door.jpg")).rejects.toThrow("ENOENT");
	await editor.save();
	await page.getByRole("button", { name: "Delete door.jpg" }).click();
	await page.getByRole("button", { name: /^Undo: Deleted door.jpg/ }).click();
	await page.getByRole("button", { name: "Delete door.jpg" }).click();
	await expect(page.getByText("Deleted, not saved yet")).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await editor.save();
	await expect(added).toHaveCount(0);
	await expect(editor.read("images/door.jpg")).rejects.toThrow("ENOENT");
});

test("a double click on Discard discards one change, and Undo restores it", async ({
	page,
	editor,
}) => {
	await editor.open("site.yaml");
	await fillAndStore(parking(page), "Park on the roof.");
	await page.goto(page.url().replace("site.yaml", "policies.yaml"));
	await page.getByLabel("Notice days").fill("15");
	const dialog = await editor.review();
	const discard = dialog.getByRole("button", { name: /^Discard/ });
	await expect(discard).toHaveCount(2);
	// The second click of a double click may hit the button of the next change.
	await discard.last().dispatchEvent("click", { detail: 2 });
	await discard.first().dblclick();
	await expect(discard).toHaveAccessibleName(/^Discard: (?!Gym and contact)/);
	await dialog.getByRole("button", { name: /^Undo: Discarded/ }).click();
	await expect(discard).toHaveCount(2);
	await page.keyboard.press("Escape");
	await editor.open("site.yaml");
	await expect(parking(page)).toHaveValue("Park on the roof.");
});

test("Undo in the message about a removed page restores the page", async ({
	page,
	editor,
}) => {
	await editor.open("landing/comeback.yaml");
	await page.getByRole("button", { name: "Remove this page" }).click();
	const link = page
		.getByRole("main")
		.getByRole("link", { name: "Back After a Long Break" });
	await expect(link).toHaveCount(0);
	await page.getByRole("button", { name: /^Undo: Removed/ }).click();
	await expect(link).toBeVisible();
});

test("a picture that exists already is not added again", async ({
	page,
	editor,
}) => {
	await editor.open("images");
	await page.getByLabel("Add a picture").setInputFiles({
		name: "again.jpg",
		mimeType: "image/jpeg",
		buffer: await readFile(`${frozenGym}/images/rig.jpg`),
	});
	await expect(page.getByRole("status")).toContainText([
		"This picture is there already: rig.jpg.",
	]);
	await expect(page.getByRole("heading", { name: "again.jpg" })).toHaveCount(0);
});
