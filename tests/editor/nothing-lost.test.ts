import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { violations } from "../support/browser/violations.ts";
import { frozenGym } from "../support/sites/sites.ts";
import { expect, fillAndStore, test } from "./editor.ts";

const parking = (page: Page) => page.getByLabel("Parking note");

async function openSecond(page: Page): Promise<Page> {
	const second = await page.context().newPage();
	await second.goto(page.url());
	await expect(second.getByRole("heading", { level: 1 })).toBeVisible();
	return second;
}

/** Types different parking notes in `page` and in a second window. Returns the second window. */
async function openConflict(page: Page): Promise<Page> {
	const second = await openSecond(page);
	await fillAndStore(parking(page), "Park on the roof.");
	await fillAndStore(parking(second), "Park in the yard.");
	return second;
}

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
	await dialog.getByRole("button", { name: "Go on editing" }).click();
	await expect(parking(page)).toHaveValue("Paid street parking out front.");

	await parking(page).fill("Park in the yard.");
	await page.getByRole("button", { name: "Discard changes" }).click();
	await expect(parking(page)).toHaveValue("Paid street parking out front.");
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await expect(parking(page)).toHaveValue("Park in the yard.");
});

test("typing without a network is kept in the browser and stored later", async ({
	page,
	context,
	editor,
	expectedNoise,
}) => {
	expectedNoise.push(/ERR_INTERNET_DISCONNECTED/);
	await editor.openWithPage("site.yaml");
	await context.setOffline(true);
	await parking(page).fill("Park on the roof.");
	const alert = page.getByRole("alert").getByText("kept in this browser");
	await expect(alert).toBeVisible();
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await expect(alert).toBeInViewport();
	const later = await context.newPage();
	await page.close();
	await context.setOffline(false);
	const stored = later.waitForResponse("**/api/drafts");
	await later.goto(page.url());
	await expect(parking(later)).toHaveValue("Park on the roof.");
	await stored;
	await later.evaluate(() => localStorage.clear());
	await later.reload();
	await expect(parking(later)).toHaveValue("Park on the roof.");
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
	await expect(page.getByRole("alert")).toContainText("cannot be reached");
	await page.clock.runFor(4500);
	expect(requestCount).toBe(1);
	await page.clock.runFor(1000);
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

test("a field changed by another program is not overwritten until the owner chooses", async ({
	page,
	editor,
}) => {
	await editor.open("site.yaml");
	await fillAndStore(parking(page), "Park on the roof.");
	const theirs = (await editor.read("site.yaml"))
		.replace("Belltown", "Ballard")
		.replace(/^parkingNote: .*$/m, "parkingNote: Park in the yard.");
	await editor.write("site.yaml", theirs);
	const dialog = await editor.review();
	const question = dialog.getByRole("region", { name: /Two changes of/ });
	await expect(question.getByRole("row")).toHaveText([
		/Mine/,
		/^Parking note.*on the roof.*in the yard/,
	]);
	await expect(
		dialog.getByRole("button", { name: "Save", exact: true }),
	).toBeDisabled();
	expect(await editor.read("site.yaml")).toBe(theirs);
	await question.getByRole("button", { name: "Keep mine" }).click();
	await dialog.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByRole("button", { name: "All saved" })).toBeDisabled();
	expect(await editor.read("site.yaml")).toBe(
		theirs.replace("in the yard", "on the roof"),
	);
});

test("a window shows what is typed in another one without being used", async ({
	page,
	editor,
}) => {
	await editor.open("site.yaml");
	const second = await openSecond(page);
	await fillAndStore(parking(page), "Park on the roof.");
	await expect(parking(second)).toHaveValue("Park on the roof.");
	await second.close();
});

test("changes of two windows to different fields of a file are merged", async ({
	page,
	editor,
}) => {
	await editor.open("site.yaml");
	const second = await openSecond(page);
	await fillAndStore(parking(page), "Park on the roof.");
	await second.getByLabel("Neighborhood").fill("Ballard");
	await expect(parking(second)).toHaveValue("Park on the roof.");
	await expect(second.getByLabel("Neighborhood")).toHaveValue("Ballard");
	await second.close();
});

test("changes of two windows to one field are a conflict, which Keep mine resolves", async ({
	page,
	editor,
}) => {
	await editor.open("site.yaml");
	const second = await openConflict(page);
	const question = second
		.getByRole("main")
		.getByRole("region", { name: "Two changes of Gym and contact" });
	await expect(question.getByRole("row")).toContainText([
		"Mine",
		/Park in the yard.*Park on the roof/,
	]);
	expect(await violations(second)).toEqual([]);
	await second.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await expect(
		second.getByRole("link", { name: "Choose a version" }),
	).toBeInViewport();
	await second.goto(page.url().replace("site.yaml", "policies.yaml"));
	await second.getByRole("link", { name: "Choose a version" }).click();
	await question.getByRole("button", { name: "Keep mine" }).click();
	await expect(question).toHaveCount(0);
	await expect(parking(second)).toHaveValue("Park in the yard.");
	await second.reload();
	await expect(parking(second)).toHaveValue("Park in the yard.");
	await second.close();
});

test("after Take theirs, Undo brings back the rejected version", async ({
	page,
	editor,
}) => {
	await editor.open("site.yaml");
	const second = await openConflict(page);
	await second.getByRole("button", { name: "Take theirs" }).click();
	await expect(parking(second)).toHaveValue("Park on the roof.");
	await second.getByRole("button", { name: /^Undo: Took/ }).click();
	await expect(parking(second)).toHaveValue("Park in the yard.");
	await second.close();
});

test("Undo brings back a version that another window discarded", async ({
	page,
	editor,
}) => {
	await editor.open("site.yaml");
	const second = await openConflict(page);
	const stored = second.waitForResponse("**/api/drafts");
	await second.getByRole("button", { name: "Keep mine" }).click();
	await stored;
	const dialog = await editor.review();
	await expect(dialog.getByText(/on the roof/)).toHaveCount(0);
	await dialog
		.getByRole("button", { name: /^Undo: “Gym and contact”: changed in/ })
		.click();
	await dialog.getByRole("link", { name: /on the roof/ }).click();
	await expect(dialog).toHaveCount(0);
	await expect(parking(page)).toBeFocused();
	await expect(parking(page)).toHaveValue("Park on the roof.");
	await second.close();
});

test("a conflict shows what the other window types meanwhile", async ({
	page,
	editor,
}) => {
	await editor.open("site.yaml");
	const second = await openConflict(page);
	const question = second.getByRole("region", { name: /^Two changes of/ });
	await expect(question).toContainText("Park on the roof.");
	await fillAndStore(parking(page), "Park on the roof or in the street.");
	await expect(question).toContainText("Park on the roof or in the street.");
	await second.close();
});

test("changing a page that another window removed is a conflict; Keep mine restores the page", async ({
	page,
	editor,
}) => {
	await editor.open("articles/rest-days.md");
	const second = await openSecond(page);
	const stored = page.waitForResponse("**/api/drafts");
	await page.getByRole("button", { name: "Remove this article" }).click();
	await stored;
	await fillAndStore(second.getByLabel("Title"), "Rest well");
	const question = second.getByRole("region", { name: /^Two changes of/ });
	await question.getByRole("button", { name: "Keep mine" }).click();
	await expect(question).toHaveCount(0);
	await page.reload();
	await editor.open("articles/rest-days.md");
	await expect(page.getByLabel("Title")).toHaveValue("Rest well");
	await second.close();
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

test("Discard does not move the next change, and Undo restores the discarded change", async ({
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
	const before = await discard.last().boundingBox();
	await discard.first().click();
	await expect(dialog.getByText("Gym and contact: discarded")).toBeVisible();
	await expect(discard).toHaveCount(1);
	expect(await discard.boundingBox()).toEqual(before);
	const undo = dialog.getByRole("button", { name: /^Undo/ });
	await expect(undo).toBeFocused();
	await undo.click();
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
