import { expect, fillAndStore, test } from "./editor.ts";

test("a description field counts characters, and advises a fact for a typed price", async ({
	page,
	editor,
}) => {
	await editor.open("pages/about.yaml");
	await editor.unfold("Search results and sharing");
	const description = page.locator('[id="field-head.description"]');
	await description.fill(
		"Coaches, racks and a rule: {prices.silver} buys a week, and so does $79.",
	);
	await expect(description).toHaveAccessibleDescription(
		/60 of 170 characters.*better: \{prices\.silver\}, which follows every change. Now: "\$79"/,
	);
	await expect(editor.problems).toHaveCount(0);
	const review = await editor.review();
	await expect(review.getByRole("region", { name: "Advice" })).toContainText(
		"Description: better: {prices.silver}",
	);
	await expect(
		review.getByRole("button", { name: "Save", exact: true }),
	).toBeEnabled();
});

test("advice that a change causes in another form is listed before saving", async ({
	page,
	editor,
}) => {
	await editor.open("pages/about.yaml");
	await editor.unfold("Search results and sharing");
	await page.locator('[id="field-head.title"]').fill("Contact");
	const review = await editor.review();
	const advice = review.getByRole("region", { name: "Advice" });
	await expect(advice.getByRole("listitem")).toHaveText([
		/^About: .*Title: better: a title of its own/,
		/^Contact: .*Title: better: a title of its own/,
	]);
});

test("the link dialog changes, completes and removes a link; Cancel keeps the text", async ({
	page,
	editor,
}) => {
	await editor.open("landing");
	await page.getByLabel("Title of a new page").fill("Our map");
	await page.getByRole("button", { name: "Begin the page" }).click();
	await expect(editor.preview.getByRole("heading", { level: 1 })).toHaveText(
		"Our map",
	);
	await editor.open("articles/member-stories.md");
	const text = page.getByLabel("Text", { exact: true });
	await text.fill("See [our map](/contact)");
	const dialog = page.getByRole("dialog", { name: "Link" });
	const openDialog = () => page.getByRole("button", { name: "Link" }).click();
	await openDialog();
	await expect(dialog.getByLabel("Words")).toHaveValue("our map");
	const address = dialog.getByLabel("Leads to");
	await expect(address).toHaveValue("/contact");
	const set = dialog.getByRole("button", { name: "Set the link" });
	await address.fill("contakt");
	await set.click();
	await expect(address).toBeFocused();
	await expect(address).toHaveAccessibleDescription(/needs a page such as/);
	await address.fill("/map");
	await set.click();
	await expect(address).toHaveAccessibleDescription(
		/needs a page of this site such as \/pricing. Now: "\/map"$/,
	);
	await address.fill("/our-map");
	await set.click();
	await expect(text).toHaveValue("See [our map](/our-map)");
	await expect(text).toBeFocused();
	await openDialog();
	await address.fill("pricing");
	await address.press("Enter");
	await expect(text).toHaveValue("See [our map](/pricing)");
	await openDialog();
	await address.fill("www.maps.example/belltown");
	await set.click();
	await expect(text).toHaveValue(
		"See [our map](https://www.maps.example/belltown)",
	);
	await openDialog();
	await dialog.getByRole("button", { name: "Remove the link" }).click();
	await expect(text).toHaveValue("See our map");
	await openDialog();
	await address.fill("/pricing");
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("button", { name: "Link" })).toBeFocused();
	await expect(text).toHaveValue("See our map");
});

test("a class outside the opening hours offers to extend them", async ({
	page,
	editor,
}) => {
	await editor.open("schedule.yaml");
	await editor.unfold("Classes");
	const last = page.locator('[id^="field-classes["] > summary').last();
	await last.click();
	const end = page.locator('[id^="field-classes["][id$=".end"]').last();
	await end.fill("11:30 AM");
	await expect(editor.problems).toContainText(
		"needs a day that is open from 9:00 AM to 11:30 AM",
	);
	await page
		.getByRole("button", {
			name: "Open longer for this class: Saturday 8:00 AM to 11:30 AM",
		})
		.click();
	await expect(editor.problems).toHaveCount(0);
});

test("a changed label of the header can be applied to the same label elsewhere", async ({
	page,
	editor,
}) => {
	const file = "navigation.yaml";
	await editor.open(file);
	await editor.unfold("Links of the header", "Schedule");
	const label = page.locator('[id="field-bar[2].label"]');
	await label.fill("Timetable");
	await page.getByRole("button", { name: "Change them there too" }).click();
	await expect(
		page.getByRole("button", { name: "Change them there too" }),
	).toHaveCount(0);
	await expect(label).toBeFocused();
	await editor.save();
	expect(await editor.read(file)).not.toContain("label: Schedule");
});

test("a renamed coach can be renamed in the articles, too", async ({
	page,
	editor,
}) => {
	await editor.open("coaches.yaml");
	await editor.unfold("Theo Lindqvist");
	const articles = page
		.getByRole("listitem")
		.filter({ hasText: /^“Stuck on the same weight/ });
	const name = page.getByRole("textbox", { name: "Name", exact: true });
	await fillAndStore(name, "Theo Berg");
	await expect(editor.problems).toBeVisible();
	await expect(articles).toBeVisible();
	await page.getByRole("button", { name: "Change them there too" }).click();
	await expect(editor.problems).toHaveCount(0);
	await editor.save();
	expect(await editor.changedLines("articles/breaking-plateaus.md")).toEqual([
		"-author: Theo Lindqvist",
		"+author: Theo Berg",
	]);
});

test("a field does not move when the field above it is filled in", async ({
	page,
	editor,
}) => {
	await editor.open("schedule.yaml");
	await editor.unfold("Closed days");
	await page.getByRole("button", { name: "Add closed day" }).click();
	const field = (name: string) =>
		page.locator(`[id^="field-closures["][id$=".${name}"]`).last();
	await expect(field("from")).toHaveAccessibleDescription(/still empty/);
	const distance = async () => {
		const boxes = [field("from"), field("note")].map((one) =>
			one.boundingBox(),
		);
		const [from, note] = await Promise.all(boxes);
		return (note?.y ?? 0) - (from?.y ?? 0);
	};
	const before = await distance();
	await field("from").fill("2030-12-01");
	await expect(field("from")).not.toHaveAccessibleDescription(/still empty/);
	expect(await distance()).toBe(before);
});

test("a field in use does not move when a problem is listed above the form", async ({
	page,
	editor,
}) => {
	await editor.open("site.yaml");
	const name = page.getByRole("main").getByRole("textbox").first();
	const before = (await name.boundingBox())?.y;
	await name.fill("");
	await expect(editor.problems).toBeAttached();
	expect((await name.boundingBox())?.y).toBeCloseTo(before ?? 0, 0);
});

test("a double click on Remove removes only one entry of a list", async ({
	page,
	editor,
}) => {
	await editor.open("testimonials.yaml");
	await editor.unfold("On the home page, one after the other");
	const removeButtons = page
		.locator('[id="field-home"]')
		.getByRole("button", { name: /^Remove/ });
	const before = await removeButtons.count();
	await removeButtons.first().dblclick();
	await expect(removeButtons).toHaveCount(before - 1);
});

test("Remove names the entry, focuses the next one and offers Undo", async ({
	page,
	editor,
}) => {
	await editor.open("schedule.yaml");
	await editor.unfold("Closed days");
	const remove = page.getByRole("button", { name: /^Remove: .*Christmas/ });
	await remove.click();
	await expect(remove).toHaveCount(0);
	await expect(page.getByText(/^Removed “.*Christmas/)).toBeVisible();
	await expect(page.locator("summary:focus")).toContainText("New Year’s Day");
	await page.keyboard.press("Shift+Tab");
	await page
		.getByRole("button", { name: /^Undo: Removed “.*Christmas/ })
		.click();
	await expect(remove).toBeVisible();
});

test("the focus follows an optional part that is added and removed", async ({
	page,
	editor,
}) => {
	await editor.open("articles/rest-days.md");
	const add = page.getByRole("button", { name: "Add video" });
	await add.press("Enter");
	const video = page.getByRole("group").filter({ hasText: "Remove video" });
	await expect(video.locator(":focus")).toBeVisible();
	await video.getByRole("button", { name: "Remove video" }).press("Enter");
	await expect(add).toBeFocused();
	await expect(page.getByText("Removed “Video”.")).toBeVisible();
});

test("removing a member from a list links to another list that contains the member", async ({
	page,
	editor,
}) => {
	await editor.open("testimonials.yaml");
	await editor.unfold("On the home page, one after the other");
	await page.getByRole("button", { name: "Remove: Member 4" }).click();
	await page
		.getByText("Anders is still in:")
		.getByRole("link", { name: "On the home page, three together" })
		.click();
	await expect(page.locator('[id="field-wall"]')).toHaveAttribute("open");
});

test("typing { suggests facts with their values, and typing | suggests filters", async ({
	page,
	editor,
}) => {
	await editor.open("open-now.yaml");
	const text = page.getByLabel("Book", { exact: true });
	const suggestions = page
		.getByRole("listbox", { name: "Facts" })
		.getByRole("option");
	await text.fill("Book, ");
	await text.press("End");
	await text.pressSequentially("{prices.si");
	await expect(
		suggestions.filter({ hasText: "prices.silver $79" }),
	).toBeVisible();
	await text.press("Enter");
	await expect(text).toHaveValue("Book, {prices.silver}");
	await text.pressSequentially(", {durations.groupClass | ");
	await expect(suggestions).toHaveCount(6);
	await text.pressSequentially("wo");
	await expect(suggestions).toHaveText([
		"durations.groupClass | words ninety minutes",
	]);
	await text.press("Enter");
	await expect(editor.problems).toHaveCount(0);
	await editor.save();
	expect(await editor.changedLines("open-now.yaml")).toEqual([
		"-book: Book",
		"+book: Book, {prices.silver}, {durations.groupClass | words}",
	]);
});
