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
	await expect(page.locator('[id="field-bands[1]"] :focus')).toBeVisible();
	await page.locator('[id="field-bands[1].title"]').fill("Once more");
	await editor.save();
	const saved = await editor.read("landing/comeback.yaml");
	expect(saved.match(/title: Once more/g)).toHaveLength(1);
});

test("a new section opens with the label of its kind, and with its title focused", async ({
	page,
	editor,
}) => {
	await editor.open("landing/comeback.yaml");
	await editor.unfold("Sections");
	await editor.unfold("Add section");
	await page.getByRole("button", { name: "Questions and answers" }).click();
	await expect(
		page
			.locator('[id^="field-bands["][open] > summary')
			.filter({ hasText: "Questions and answers" }),
	).toBeVisible();
	await page.keyboard.type("What people ask");
	await expect(page.getByLabel("Title").last()).toHaveValue("What people ask");
});

test("a section that a page may have only once is not offered again", async ({
	page,
	editor,
}) => {
	await editor.open("landing/comeback.yaml");
	await editor.unfold("Sections", "Add section");
	const kinds = page.getByRole("main").getByRole("listitem");
	await expect(
		kinds.getByRole("button", { name: "Testimonials" }),
	).toBeVisible();
	await expect(
		kinds.getByRole("button", { name: "Prices", exact: true }),
	).toHaveCount(0);
});

test("a moved entry stays open, and its Move button stays under the pointer and focused", async ({
	page,
	editor,
}) => {
	const file = "pages/group-classes.yaml";
	const written = await editor.read(file);
	await editor.open(file);
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
	await editor.save();
	expect(await editor.changedLines(file)).toEqual([]);
	const saved = await editor.read(file);
	expect(saved).not.toBe(written);
	expect(saved).toHaveLength(written.length);
});

test("a new event and its copy get ids from their names; the preview shows the new event", async ({
	page,
	editor,
}) => {
	const file = "events.yaml";
	const text = await editor.read(file);
	await editor.write(
		file,
		text.replace(/^list:[\s\S]*(?=^closing:)/m, "list: []\n\n"),
	);
	await editor.open(file);
	await editor.unfold("Events");
	await page.getByRole("button", { name: "Add event" }).click();
	await expect(
		editor.preview.getByRole("heading", { name: "No name yet" }),
	).toBeVisible();
	await page.getByLabel("Name", { exact: true }).fill("Spring Lift-Off");
	await expect(page.getByLabel("Name in addresses")).toHaveValue(
		"spring-lift-off",
	);
	await page.locator('[id="field-list[0].text"]').fill("Everyone lifts.");
	await page.getByLabel("Starts").fill("2030-05-01T10:00");
	await page.getByLabel("Ends").fill("2030-05-01T12:00");
	await page.getByLabel("Decoration only").check();
	await page.getByRole("button", { name: "Choose or add a picture" }).click();
	await page
		.getByRole("dialog", { name: "Choose a picture" })
		.getByRole("button", { name: /rings\.jpg/ })
		.click();
	await expect(editor.problems).toHaveCount(0);
	await expect(
		editor.preview.getByRole("heading", { name: "Spring Lift-Off" }),
	).toBeVisible();
	await page.getByRole("button", { name: "Duplicate this event" }).click();
	const copiedId = page.locator('[id="field-list[1].id"]');
	await expect(copiedId).toHaveValue("spring-lift-off-2");
	await page.locator('[id="field-list[1].name"]').fill("Zoë’s night");
	await expect(copiedId).toHaveValue("zoes-night");
});
