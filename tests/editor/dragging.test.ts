import type { CDPSession, Locator, Page } from "@playwright/test";
import { type Editor, expect, test } from "./editor.ts";

const gallery = "pages/group-classes.yaml";
const galleryTitles = (page: Page) =>
	page.locator('[id^="field-gallery.images["] > summary');
const openTitles = (page: Page) =>
	page.locator('[id^="field-gallery.images["][open] > summary');
const handles = (page: Page) => page.getByRole("button", { name: /^Drag: / });
async function openGallery(page: Page, editor: Editor) {
	await editor.open(gallery);
	await editor.unfold("Gallery");
	const titles = galleryTitles(page);
	return { titles, before: await titles.allInnerTexts() };
}

/** Expects an announcement of the drag for screen readers. */
const expectAnnouncement = (page: Page, text: string) =>
	expect(page.getByRole("status")).toContainText([text]);

async function centerOf(locator: Locator) {
	const box = await locator.boundingBox();
	if (!box) throw new Error(`${locator} is not displayed`);
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Near an edge of the screen a drag would scroll the page. */
const scrollToCenter = (handle: Locator) =>
	handle.evaluate((element) => element.scrollIntoView({ block: "center" }));

/** Presses a handle and moves it by some pixels, so that the drag begins. */
async function lift(page: Page, handle: Locator) {
	await scrollToCenter(handle);
	await handle.hover();
	const { x, y } = await centerOf(handle);
	await page.mouse.down();
	await page.mouse.move(x, y + 8);
	await expectAnnouncement(page, "Lifted");
}

test("an entry dragged by its handle moves and stays open; Undo moves it back", async ({
	page,
	editor,
}) => {
	const { titles, before } = await openGallery(page, editor);
	const [first = "", second = "", ...others] = before;
	await titles.first().click();
	await lift(page, handles(page).first());
	const { x, y } = await centerOf(titles.nth(1));
	await page.mouse.move(x, y);
	await expectAnnouncement(
		page,
		`“${first}” would be number 2 of ${before.length}.`,
	);
	await page.mouse.up();
	await expectAnnouncement(
		page,
		`Dropped “${first}” as number 2 of ${before.length}.`,
	);
	await expect(titles).toHaveText([second, first, ...others]);
	await expect(openTitles(page)).toHaveText([first]);
	await expect(handles(page).nth(1)).toBeFocused();
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await expect(titles).toHaveText(before);
	await expect(openTitles(page)).toHaveText([first]);
});

test("Space, arrow keys and Space move an entry, and its handle stays focused", async ({
	page,
	editor,
}) => {
	const { titles, before } = await openGallery(page, editor);
	const [first = "", second = "", third = "", ...others] = before;
	const count = before.length;
	await handles(page).first().focus();
	await page.keyboard.press("Space");
	await expectAnnouncement(page, `Lifted “${first}”, number 1 of ${count}.`);
	for (const position of [2, 3]) {
		await page.keyboard.press("ArrowDown");
		await expectAnnouncement(
			page,
			`“${first}” would be number ${position} of ${count}.`,
		);
	}
	await page.keyboard.press("Space");
	await expectAnnouncement(page, `Dropped “${first}” as number 3 of ${count}.`);
	await expect(titles).toHaveText([second, third, first, ...others]);
	await expect(handles(page).nth(2)).toBeFocused();
});

test("Escape during a drag leaves the entry where it was", async ({
	page,
	editor,
}) => {
	const { titles, before } = await openGallery(page, editor);
	const stays = `“${before[0]}” stays number 1 of ${before.length}.`;
	const handle = handles(page).first();
	await handle.focus();
	await page.keyboard.press("Space");
	await expectAnnouncement(page, "Lifted");
	await page.keyboard.press("ArrowDown");
	await expectAnnouncement(page, "would be number 2");
	await page.keyboard.press("Escape");
	await expectAnnouncement(page, stays);
	await expect(handle).toBeFocused();
	await lift(page, handle);
	const { x, y } = await centerOf(titles.nth(1));
	await page.mouse.move(x, y);
	await expectAnnouncement(page, "would be number 2");
	await page.keyboard.press("Escape");
	await expectAnnouncement(page, stays);
	await page.mouse.up();
	await expect(titles).toHaveText(before);
	await expect(page.getByRole("button", { name: "All saved" })).toBeVisible();
});

test("a click into a field ends a drag by keyboard, so that typing goes into the field", async ({
	page,
	editor,
}) => {
	const { titles, before } = await openGallery(page, editor);
	await handles(page).first().focus();
	await page.keyboard.press("Space");
	await expectAnnouncement(page, "Lifted");
	const search = page.getByRole("searchbox");
	await search.click();
	await page.keyboard.type("a b");
	await page.keyboard.press("ArrowDown");
	await expect(search).toHaveValue("a b");
	await expect(titles).toHaveText(before);
});

test("a link to a list inside a part focuses its first entry, not the drag handle", async ({
	page,
	editor,
}) => {
	await editor.open(`${gallery}:gallery.images`);
	await expect(page.locator("summary:focus")).toBeVisible();
});

test("open entries are closed while one is dragged, and open again where it is dropped", async ({
	page,
	editor,
}) => {
	const { titles, before } = await openGallery(page, editor);
	for (const index of [0, 1, 2]) await titles.nth(index).click();
	const field = page.locator('[id^="field-gallery.images[0]."]').first();
	await expect(field).toBeVisible();
	const handle = handles(page).nth(2);
	await scrollToCenter(handle);
	const pressed = await centerOf(handle);
	await lift(page, handle);
	await expect(field).toBeHidden();
	expect(Math.abs((await centerOf(handle)).y - pressed.y)).toBeLessThanOrEqual(
		9,
	);
	const { x, y } = await centerOf(titles.nth(1));
	await page.mouse.move(x, y);
	await expectAnnouncement(page, "would be number 2");
	await page.mouse.up();
	await expect(field).toBeVisible();
	await expect(titles.nth(1)).toHaveText(before[2] ?? "");
	const dropped = await centerOf(handles(page).nth(1));
	expect(Math.abs(dropped.y - y)).toBeLessThan(60);
	await expect(openTitles(page)).toHaveCount(3);
});

test("dragging an entry of a section moves neither the section nor other sections", async ({
	page,
	editor,
}) => {
	await editor.open("landing/comeback.yaml");
	await editor.unfold("Sections", "How we start again");
	const sections = page.locator('[id^="field-bands["][id$="]"] > summary');
	const before = await sections.allTextContents();
	await page.getByRole("button", { name: "Drag: Two days a week" }).focus();
	await page.keyboard.press("Space");
	await expectAnnouncement(page, "Lifted “Two days a week”, number 3 of 4.");
	await page.keyboard.press("ArrowUp");
	await expectAnnouncement(page, "“Two days a week” would be number 2 of 4.");
	await page.keyboard.press("Space");
	const swap = (text: string) =>
		text === "Two days a week"
			? "Half of what you think"
			: text === "Half of what you think"
				? "Two days a week"
				: text;
	await expect(sections).toHaveText(before.map(swap));
});

test("selecting text in a field drags no entry", async ({ page, editor }) => {
	await editor.open("landing/comeback.yaml");
	await editor.unfold("Sections", "The bar will still be here");
	const paragraphs = page.locator('textarea[id^="field-bands[0].paragraphs["]');
	const text = await paragraphs.first().inputValue();
	await paragraphs.first().hover({ position: { x: 40, y: 15 } });
	await page.mouse.down();
	const { x, y } = await centerOf(paragraphs.nth(1));
	await page.mouse.move(x, y);
	await page.mouse.up();
	expect(await page.evaluate(() => getSelection()?.toString())).not.toBe("");
	await expect(paragraphs.first()).toHaveValue(text);
	await page.keyboard.type("Two words");
	await expect(paragraphs.first()).toHaveValue(/Two words$/);
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	async function touch(page: Page) {
		const session: CDPSession = await page.context().newCDPSession(page);
		return (
			type: "touchStart" | "touchMove" | "touchEnd",
			point?: { x: number; y: number },
		) =>
			session.send("Input.dispatchTouchEvent", {
				type,
				touchPoints: point ? [point] : [],
			});
	}

	test("a finger on a handle drags the entry and does not scroll", async ({
		page,
		editor,
	}) => {
		await editor.open("landing/comeback.yaml");
		await editor.unfold("Sections");
		const handle = handles(page).nth(2);
		await expect(handle).toHaveAccessibleName("Drag: What a member says");
		await scrollToCenter(handle);
		const scrolled = await page.evaluate(() => scrollY);
		const send = await touch(page);
		const { x, y } = await centerOf(handle);
		await send("touchStart", { x, y });
		await send("touchMove", { x, y: y + 8 });
		await expectAnnouncement(page, "Lifted");
		await send("touchMove", { x, y: (await centerOf(handles(page).nth(3))).y });
		await expectAnnouncement(page, "“What a member says” would be number 4");
		await send("touchEnd");
		await expect(handles(page).nth(3)).toHaveAccessibleName(
			"Drag: What a member says",
		);
		expect(await page.evaluate(() => scrollY)).toBeCloseTo(scrolled, 0);
	});

	test("long texts of a list are short while one is dragged", async ({
		page,
		editor,
	}) => {
		await editor.open("landing/comeback.yaml");
		await editor.unfold("Sections", "The bar will still be here");
		const text = page.locator('[id="field-bands[0].paragraphs[1]"]');
		const height = () =>
			text.evaluate((element) => element.getBoundingClientRect().height);
		const fullHeight = await height();
		expect(fullHeight).toBeGreaterThan(150);
		await lift(page, page.getByRole("button", { name: "Drag: Paragraph 1" }));
		await expect.poll(height).toBeLessThan(100);
		await page.keyboard.press("Escape");
		await page.mouse.up();
		await expect.poll(height).toBe(fullHeight);
	});

	test("a finger on a title scrolls and does not drag", async ({
		page,
		editor,
	}) => {
		await editor.open(gallery);
		await editor.unfold("Gallery");
		const titles = galleryTitles(page);
		const before = await titles.allInnerTexts();
		await titles.nth(2).scrollIntoViewIfNeeded();
		const scrolled = await page.evaluate(() => scrollY);
		const send = await touch(page);
		const { x, y } = await centerOf(titles.nth(2));
		await send("touchStart", { x, y });
		for (const distance of [20, 60, 100])
			await send("touchMove", { x, y: y - distance });
		await send("touchEnd");
		await expect
			.poll(() => page.evaluate(() => scrollY))
			.toBeGreaterThan(scrolled);
		await expect(titles).toHaveText(before);
	});
});
