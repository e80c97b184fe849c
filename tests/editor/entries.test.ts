import { expect, test } from "./editor.ts";

test("changing the kind of a section back restores its text", async ({
	page,
	editor,
}) => {
	await editor.open("landing/comeback.yaml");
	await editor.unfold("Sections", "The bar will still be here");
	const kind = page.locator(`[id="kind-bands[0]"]`);
	const paragraph = page.locator('[id="field-bands[0].paragraphs[0]"]');
	const text = await paragraph.inputValue();
	await kind.selectOption({ label: "Gallery of pictures" });
	await expect(paragraph).toHaveCount(0);
	await kind.selectOption({ label: "Text and a picture" });
	await expect(paragraph).toHaveValue(text);
});

test("Duplicate inserts an open copy below the section", async ({
	page,
	editor,
}) => {
	await editor.open("landing/comeback.yaml");
	await editor.unfold("Sections");
	const sections = page.locator('[id^="field-bands["] > summary');
	const before = await sections.allTextContents();
	await sections.first().click();
	await page
		.getByRole("button", { name: "Duplicate this section" })
		.first()
		.click();
	await expect(sections).toHaveCount(before.length + 1);
	await expect(sections.nth(1)).toContainText(before[0] ?? "");
	const title = page.locator('[id="field-bands[1].title"]');
	await expect(title).toBeFocused();
	await title.fill("Once more");
	await editor.save();
	const saved = await editor.read("landing/comeback.yaml");
	expect(saved.match(/title: Once more/g)).toHaveLength(1);
});

test("a moved entry stays open, and its Move button stays under the pointer and focused", async ({
	page,
	editor,
}) => {
	await editor.open("pages/group-classes.yaml");
	await editor.unfold("Gallery");
	const titles = page.locator('[id^="field-gallery.images["] > summary');
	const [first = "", second = "", third = "", ...otherTitles] =
		await titles.allInnerTexts();
	const moveDown = page.getByRole("button", { name: /^Move down:/ });
	await moveDown.first().hover();
	for (const position of [1, 2]) {
		await page.mouse.down();
		await page.mouse.up();
		await expect(titles.nth(position)).toHaveText(first);
	}
	await titles.first().click();
	await moveDown.first().focus();
	for (const position of [1, 2]) {
		await page.keyboard.press("Enter");
		await expect(titles.nth(position)).toHaveText(second);
	}
	await expect(titles).toHaveText([third, first, second, ...otherTitles]);
	await expect(
		page.locator('[id^="field-gallery.images["][open] > summary'),
	).toHaveText([second]);
});

test("a new event and its copy get ids from their names", async ({
	page,
	editor,
}) => {
	await editor.open("events.yaml");
	await editor.unfold("Events");
	await page.getByRole("button", { name: "Add event" }).click();
	const field = (name: string) =>
		page.locator(`[id^="field-list["][id$=".${name}"]`).last();
	await field("name").fill("Spring Lift-Off");
	await expect(field("id")).toHaveValue("spring-lift-off");
	await page.getByRole("button", { name: "Duplicate this event" }).click();
	await expect(field("id")).toHaveValue("spring-lift-off-2");
	await field("name").fill("Zoë’s night");
	await expect(field("id")).toHaveValue("zoes-night");
});
