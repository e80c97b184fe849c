import { expect, test } from "./editor.ts";

test("Undo of a change in another form names that form until Escape is pressed", async ({
	page,
	editor,
}) => {
	await editor.open("policies.yaml");
	await page.getByLabel("Reply within hours").fill("48");
	await editor.open("site.yaml");
	await page.getByRole("button", { name: "Undo" }).click();
	const message = page.getByText(
		"Undone in “Durations, notice and promises”: Reply within hours.",
	);
	await expect(message).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(message).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(message).toBeHidden();
});

test("Ctrl+Z in a price restores the price that the page shows", async ({
	page,
	editor,
}) => {
	await editor.open("pricing.yaml");
	await editor.unfold("Memberships", "Silver");
	const price = page.getByLabel("Price per week").first();
	const before = await price.inputValue();
	await price.selectText();
	await price.pressSequentially("57");
	await expect(
		editor.preview.getByText("$57", { exact: true }).first(),
	).toBeVisible();
	await price.press("ControlOrMeta+z");
	await expect(price).toHaveValue(before);
	await expect(editor.preview.getByText("$57", { exact: true })).toHaveCount(0);
});

test("Ctrl+Z in the search keeps the last change of the form", async ({
	page,
	editor,
}) => {
	await editor.open("policies.yaml");
	const reply = page.getByLabel("Reply within hours");
	await reply.fill("48");
	const search = page.getByRole("searchbox");
	await search.pressSequentially("trial");
	await search.press("ControlOrMeta+z");
	await expect(reply).toHaveValue("48");
});

test("Undo names a removed article by its title", async ({ page, editor }) => {
	await editor.open("articles/rest-days.md");
	const title = page.getByLabel("Title", { exact: true }).first();
	await title.fill("Rest like you mean it");
	await page.getByRole("button", { name: /^Remove this article/ }).click();
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await expect(
		page.getByText("Undone in “Rest like you mean it”.", { exact: true }),
	).toBeVisible();
});

test("the date of an event that is typed at once is one undo step", async ({
	page,
	editor,
}) => {
	await editor.open("events.yaml");
	await editor.unfold("Events", "Sixteen in January");
	const starts = page.locator('[id="field-list[0].starts"]');
	const before = await starts.inputValue();
	await starts.fill("2030-05-01T10:00");
	await starts.fill("2030-05-03T18:30");
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(starts).toHaveValue(before);
});

test("Ctrl+Z in a half-typed date keeps the step before", async ({
	page,
	editor,
}) => {
	await editor.open("schedule.yaml");
	await editor.unfold("Closed days");
	await page.getByRole("button", { name: "Add closed day" }).click();
	const from = page.locator('[id^="field-closures["][id$=".from"]').last();
	await from.pressSequentially("1225");
	await from.press("ControlOrMeta+z");
	await expect(from).toBeVisible();
	await from.blur();
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await expect(from).toBeHidden();
});

test("Ctrl+Z in the list of changes keeps the changes", async ({
	page,
	editor,
}) => {
	await editor.open("policies.yaml");
	const reply = page.getByLabel("Reply within hours");
	await reply.fill("48");
	const dialog = await editor.review();
	await page.keyboard.press("ControlOrMeta+z");
	await expect(dialog.getByText(/48/).first()).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(reply).toHaveValue("48");
});

test("Undo of an article's text names the text", async ({ page, editor }) => {
	await editor.open("articles/rest-days.md");
	const text = page.getByLabel("Text", { exact: true });
	await text.fill("Rest is training, too.");
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await expect(page.getByText("Undone: Text.")).toBeVisible();
});
