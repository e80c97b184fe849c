import { readFile } from "node:fs/promises";
import { frozenGym } from "../support/sites/sites.ts";
import { expect, fillAndStore, test } from "./editor.ts";
import { serveEditor } from "./served-editor.ts";

test("a change made before the preview starts is shown once it has started", async ({
	page,
	editor,
}) => {
	const { promise: connection, resolve: connect } =
		Promise.withResolvers<void>();
	await page.route("**/site/worker.js", async (route) => {
		await connection;
		await route.continue();
	});
	await editor.open();
	await editor.unfold("Memberships", "Silver");
	await page.getByLabel("Price per week").first().fill("75");
	connect();
	await expect(editor.preview.getByText("$75").first()).toBeVisible();
});

test("an invalid price is reported at its field and above the form, and blocks saving", async ({
	page,
	editor,
}) => {
	await editor.openWithPage();
	await editor.unfold("Memberships", "Gold");
	const gold = page.locator('[id="field-memberships[1].pricePerWeek"]');
	await gold.fill("70");
	await expect(gold).toHaveAccessibleDescription(
		/needs to cost more than Silver \(\$79\)/,
	);
	await expect(editor.problems).toContainText("One thing to fix first");
	await expect(editor.preview.getByText("$89").first()).toBeVisible();
	const dialog = await editor.review();
	await expect(
		dialog.getByRole("button", { name: "Save", exact: true }),
	).toBeDisabled();
	await dialog.getByRole("link", { name: "Memberships, Gold" }).click();
	await expect(gold).toBeFocused();
	await gold.fill("99");
	await expect(editor.problems).toHaveCount(0);
	await expect(editor.preview.getByText("$99").first()).toBeVisible();
});

test("an opening hour typed as 7.00 am is saved as 7:00 AM, with a day that is checked", async ({
	page,
	editor,
}) => {
	await editor.open("schedule.yaml");
	await editor.unfold("Opening hours", "Saturday, 8:00 AM");
	const hours = page.getByRole("listitem").filter({ hasText: /Saturday, / });
	const opens = hours.getByLabel("Opens");
	await opens.fill("");
	await opens.pressSequentially("7.00 am");
	await opens.press("Tab");
	await expect(opens).toHaveValue("7:00 AM");
	await expect(page.getByText("Saturday, 7:00 AM to 10:30 AM")).toBeVisible();
	await hours.getByLabel("Sunday").check();
	await editor.save();
	expect(await editor.changedLines("schedule.yaml")).toEqual([
		"+  - days: [saturday, sunday]",
		"+    opens: 7:00 AM",
	]);
});

test("removing a coach who teaches reports a problem that links to the classes", async ({
	page,
	editor,
}) => {
	await editor.open("coaches.yaml");
	await page.getByRole("button", { name: "Remove: Theo Lindqvist" }).click();
	const link = editor.problems
		.getByRole("link", { name: "Classes and hours" })
		.first();
	await link.click();
	await expect(
		page.getByRole("heading", { level: 1, name: "Classes and hours" }),
	).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(editor.problems).toHaveCount(0);
	await expect(page.getByRole("button", { name: "All saved" })).toBeVisible();
});

test("a picture that the page omits is reported at its field, but can be saved", async ({
	page,
	editor,
}) => {
	const file = "pages/group-classes.yaml";
	const written = await editor.read(file);
	const added =
		"images:\n    - original: https://pictures.example/rings.jpg\n      alt: Rings\n";
	await editor.write(file, written.replace("images:\n", added));
	await editor.open(file);
	await editor.unfold("Gallery", "Rings");
	const address = page.getByRole("textbox", {
		name: "Address of the picture",
		exact: true,
	});
	await expect(address).toHaveAccessibleDescription(/which is left out$/);
	await expect(address).toHaveAttribute("aria-invalid", "false");
	await expect(editor.problems).toBeHidden();
	await address.fill("https://pictures.example/bars.jpg");
	await editor.save();
	expect(await editor.read(file)).toContain("bars.jpg");
});

test("a problem in saved content can be fixed in its form, which starts the preview", async ({
	page,
}) => {
	const file = "pricing.yaml";
	const text = await readFile(`${frozenGym}/${file}`, "utf8");
	const invalid = text.replace("pricePerWeek: 79", "pricePerWeek: -79");
	const served = await serveEditor({ [file]: invalid });
	try {
		await page.goto(`${served.address}#/${file}`);
		const problems = page
			.getByRole("main")
			.getByRole("region", { name: "To fix before saving" });
		for (const title of ["Events", "Prices"]) {
			await page
				.getByRole("navigation")
				.getByRole("link", { name: title })
				.click();
			await expect(
				page.getByRole("heading", { level: 1, name: title }),
			).toBeVisible();
		}
		await problems.getByRole("link", { name: /Silver/ }).click();
		await page.getByLabel("Price per week").first().fill("75");
		await expect(problems).toHaveCount(0);
		await expect(
			page.frameLocator('iframe[data-shown="true"]').getByText("$75").first(),
		).toBeVisible();
	} finally {
		await page.close();
		await served.close();
	}
});

test("a damaged picture is reported, and can be replaced", async ({
	page,
	editor,
}) => {
	const whole = await readFile(`${frozenGym}/images/rig.jpg`);
	await editor.write("images/hero.jpg", "no picture");
	await editor.open("open-now.yaml");
	await editor.problems.getByRole("link", { name: "Pictures" }).click();
	await expect(page.getByRole("heading", { name: "Pictures" })).toBeVisible();
	await page
		.getByLabel("Put another picture in the place of hero.jpg")
		.setInputFiles({ name: "door.jpg", mimeType: "image/jpeg", buffer: whole });
	await expect(editor.problems).toHaveCount(0);
	await editor.save();
	expect(await editor.read("images/hero.jpg")).toBe(whole.toString());
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

test("unsaved changes are kept after a reload, and can be discarded", async ({
	page,
	editor,
}) => {
	await editor.open("site.yaml");
	await fillAndStore(page.getByLabel("Parking note"), "Park on the roof.");
	await page.reload();
	await expect(page.getByLabel("Parking note")).toHaveValue(
		"Park on the roof.",
	);
	const dialog = await editor.review();
	await expect(dialog).toContainText(
		"Parking note: “Paid street parking out front.” to “Park on the roof.”",
	);
	await dialog.getByRole("button", { name: "Discard" }).click();
	await expect(dialog).toContainText("Nothing: all is saved.");
	await dialog.getByRole("button", { name: "Go on editing" }).click();
	const parking = page.getByLabel("Parking note");
	await expect(parking).toHaveValue("Paid street parking out front.");

	await parking.fill("Park in the yard.");
	await page.getByRole("button", { name: "Discard changes" }).click();
	await expect(parking).toHaveValue("Paid street parking out front.");
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await expect(parking).toHaveValue("Park in the yard.");
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
	await fillAndStore(page.getByLabel("Parking note"), "Park on the roof.");
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

test("a search result opens the field of its text; Back to the menu restores the menu", async ({
	page,
	editor,
}) => {
	await editor.open();
	const menu = page.getByRole("navigation");
	const search = menu.getByLabel("Find a text or a field");
	await search.fill("paid street");
	await menu
		.getByRole("link", { name: /Gym and contact: Parking note/ })
		.click();
	await expect(page.getByLabel("Parking note")).toBeFocused();
	await expect(menu.getByRole("link", { name: "Coaches" })).toHaveCount(0);
	await menu.getByRole("button", { name: "Back to the menu" }).click();
	await expect(menu.getByRole("link", { name: "Coaches" })).toBeVisible();
	await expect(search).toHaveValue("");
	await expect(search).toBeFocused();
});

test("the folded list of pages shows how many problems its forms have", async ({
	page,
	editor,
}) => {
	await editor.open("pages/contact.yaml");
	await page.getByLabel("Headline").first().fill("");
	await editor.open("site.yaml");
	const pages = page.locator("summary").filter({ hasText: /^Pages/ });
	await expect(pages).toContainText("1");
});

test("a form without problems links to the forms that have problems", async ({
	page,
	editor,
}) => {
	await editor.open();
	await editor.unfold("Memberships", "Silver");
	const price = page.getByLabel("Price per week").first();
	await price.fill("much");
	await editor.open("site.yaml");
	await expect(editor.problems).toContainText("Elsewhere still to fix");
	await editor.problems.getByRole("link", { name: "Prices" }).click();
	await expect(price).toBeFocused();
});
