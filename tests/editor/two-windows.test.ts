import type { Page } from "@playwright/test";
import { violations } from "../support/browser/violations.ts";
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

test("a form shows what another program saves, without a click", async ({
	page,
	editor,
}) => {
	await editor.open("site.yaml");
	const site = await editor.read("site.yaml");
	await editor.write("site.yaml", site.replace("Belltown", "Ballard"));
	await expect(page.getByLabel("Neighborhood")).toHaveValue("Ballard");
});

test("after a change of another window is merged in, Undo takes back only the own change", async ({
	page,
	editor,
}) => {
	await editor.open("site.yaml");
	const original = await parking(page).inputValue();
	const second = await openSecond(page);
	await fillAndStore(parking(page), "Park on the roof.");
	await fillAndStore(second.getByLabel("Neighborhood"), "Ballard");
	await expect(parking(second)).toHaveValue("Park on the roof.");
	await expect(page.getByLabel("Neighborhood")).toHaveValue("Ballard");
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await expect(parking(page)).toHaveValue(original);
	await expect(page.getByLabel("Neighborhood")).toHaveValue("Ballard");
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

test("a conflict of several fields can be resolved field by field", async ({
	page,
	editor,
}) => {
	await editor.open("site.yaml");
	const site = await editor.read("site.yaml");
	await fillAndStore(parking(page), "Park on the roof.");
	await fillAndStore(page.getByLabel("Neighborhood"), "Fremont");
	const theirs = site
		.replace("Belltown", "Ballard")
		.replace(/^parkingNote: .*$/m, "parkingNote: Park in the yard.");
	await editor.write("site.yaml", theirs);
	const question = page.getByRole("region", { name: /^Two changes of/ });
	await question
		.getByRole("button", { name: "Take theirs: Neighborhood" })
		.click();
	await expect(question.getByRole("row")).toHaveCount(2);
	await question.getByRole("button", { name: "Keep mine" }).click();
	await expect(page.getByLabel("Neighborhood")).toHaveValue("Ballard");
	await expect(parking(page)).toHaveValue("Park on the roof.");
});

test("Undo brings back a version that another window discarded", async ({
	page,
	editor,
}) => {
	await editor.open("site.yaml");
	const second = await openConflict(page);
	// First, because a click outside the message hides it.
	const dialog = await editor.review();
	await second.getByRole("button", { name: "Keep mine" }).click();
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
