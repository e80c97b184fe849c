import { copyFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { violations } from "../support/browser/violations.ts";
import { type Checkout, expect, test } from "./checkout.ts";

/** Publishes all changes of the folder, as another person. */
function pushAll({ git }: Checkout, message: string) {
	const author = ["-c", "user.name=Ana", "-c", "user.email=ana@gym.example"];
	git("add", ".");
	git(...author, "commit", "-m", message);
	git("push", "origin", "main");
}

async function publishField(
	checkout: Checkout,
	field: string,
	value: string,
	message = `Make it ${value}`,
) {
	const text = await checkout.read("site.yaml");
	const line = new RegExp(`^${field}: .*$`, "m");
	await checkout.write("site.yaml", text.replace(line, `${field}: ${value}`));
	pushAll(checkout, message);
}

async function openEntry(page: Page, { address }: Checkout, subject: string) {
	await page.goto(`${address}#/history`);
	const entry = page.getByRole("group").filter({ hasText: subject });
	await entry.getByText(subject).click();
	return entry;
}

function shownPageIn(page: Page) {
	return page.frameLocator('iframe[data-shown="true"]').getByRole("main");
}

// The preview logs an error if a reload cancels its probe of a provider's frame.
test.use({ expectedNoise: [[/could not be reached/], { scope: "test" }] });

test("a published change is listed with its texts, and taken back once by a new commit", async ({
	page,
	checkout,
}) => {
	await publishField(checkout, "parkingNote", "Park on the roof.");
	const entry = await openEntry(page, checkout, "Make it Park on the roof.");
	await expect(entry.getByRole("listitem")).toContainText(
		"to “Park on the roof.”",
	);
	await expect(entry).toContainText("Ana");
	expect(await violations(page)).toEqual([]);
	await entry.getByRole("button", { name: "Take back" }).click();
	const dialog = page.getByRole("dialog", { name: "What changes" });
	await expect(dialog).toContainText("“Park on the roof.” to “Paid street");
	await page.keyboard.press("Escape");
	await expect(
		entry.getByRole("button", { name: "Taken back when you publish" }),
	).toBeDisabled();
	await page.getByRole("button", { name: "Review and publish" }).click();
	await dialog.getByRole("button", { name: "Save and publish" }).click();
	await expect(page.getByText("Going online, which takes")).toBeVisible();
	expect(await checkout.read("site.yaml")).toContain(
		"parkingNote: Paid street",
	);
	expect(checkout.git("log", "--format=%an", "origin/main")).toBe(
		"Maren\nAna\nMaren",
	);
	await expect(
		entry.getByRole("button", { name: "Taken back", exact: true }),
	).toBeDisabled();
});

test("taking back a field that was changed again is a conflict", async ({
	page,
	checkout,
}) => {
	await publishField(checkout, "city", "Tacoma");
	await publishField(checkout, "city", "Everett");
	const entry = await openEntry(page, checkout, "Make it Tacoma");
	// The editor puts quotes only around a text of several words.
	await expect(entry.getByRole("listitem")).toContainText("to Tacoma");
	await entry.getByRole("button", { name: "Take back" }).click();
	const dialog = page.getByRole("dialog", { name: "What changes" });
	const conflict = dialog.getByRole("region", { name: /^Two changes of/ });
	await expect(conflict.getByRole("row", { name: /Everett/ })).toContainText(
		"Seattle",
	);
	const publish = dialog.getByRole("button", { name: "Save and publish" });
	await expect(publish).toBeDisabled();
	await conflict.getByRole("button", { name: "Keep mine" }).click();
	await expect(publish).toBeEnabled();
});

test("taking back a new picture removes it without a conflict", async ({
	page,
	checkout,
}) => {
	const images = join(checkout.folder, "images");
	await copyFile(join(images, "boxes.jpg"), join(images, "spare.jpg"));
	pushAll(checkout, "Add a spare picture");
	const entry = await openEntry(page, checkout, "Add a spare picture");
	await entry.getByRole("button", { name: "Take back" }).click();
	const dialog = page.getByRole("dialog", { name: "What changes" });
	await expect(dialog).toContainText("Picture spare.jpg");
	await dialog.getByRole("button", { name: "Save and publish" }).click();
	await expect(
		page.getByRole("group").filter({ hasText: "Picture spare.jpg: removed" }),
	).toBeVisible();
	expect(await readdir(images)).not.toContain("spare.jpg");
});

test("one file of a publication can be taken back separately", async ({
	page,
	checkout,
}) => {
	const prices = await checkout.read("pricing.yaml");
	await checkout.write("pricing.yaml", prices.replace("Silver", "Copper"));
	const message = "Change two\n\nGym and contact: City: Seattle to Tacoma";
	await publishField(checkout, "city", "Tacoma", message);
	const entry = await openEntry(page, checkout, "Change two");
	await expect(entry.locator("summary")).toContainText("Seattle to Tacoma");
	await entry.getByRole("button", { name: "Take back: Prices" }).click();
	const changes = page
		.getByRole("dialog", { name: "What changes" })
		.getByRole("listitem");
	await expect(changes).toHaveCount(1);
	await expect(changes).toContainText("Copper to Silver");
});

test("the page of a changed file is shown before and after a published change", async ({
	page,
	checkout,
}) => {
	await publishField(checkout, "parkingNote", "Park on the roof.");
	await publishField(checkout, "parkingNote", "Park in the yard.");
	const entry = await openEntry(page, checkout, "Make it Park on the roof.");
	const shownPage = shownPageIn(page);
	await entry.getByRole("button", { name: /^Show the page before/ }).click();
	await expect(
		shownPage.getByText("Paid street parking out front."),
	).toBeInViewport();
	await entry.getByRole("button", { name: /^Show the page after/ }).click();
	await expect(shownPage).toContainText("Park on the roof.");
	expect(await violations(page)).toEqual([]);
	await page
		.getByRole("button", { name: "Show the page as it is now" })
		.click();
	await expect(shownPage).toContainText("Park in the yard.");
});

test("the page of a removed article is shown as it was before the removal", async ({
	page,
	checkout,
}) => {
	const file = "articles/first-week.md";
	const text = await checkout.read("articles/breaking-plateaus.md");
	await checkout.write(file, text.replace(/^title: .*$/m, "title: First week"));
	pushAll(checkout, "Add an article");
	checkout.git("rm", file);
	pushAll(checkout, "Remove an article");
	const entry = await openEntry(page, checkout, "Remove an article");
	await entry.getByRole("button", { name: /^Show the page before/ }).click();
	await expect(
		shownPageIn(page).getByRole("heading", { level: 1 }),
	).toContainText("First week");
});
