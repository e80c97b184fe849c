import { expect, test } from "./editor.ts";

test("a new article takes its address from the corrected title", async ({
	page,
	editor,
}) => {
	await editor.open("articles");
	await page.getByLabel("Title of a new article").fill("Sweeep the floor");
	await page.getByRole("button", { name: "Begin the article" }).click();
	const title = page.getByLabel("Title", { exact: true }).first();
	await title.fill("Sweep the floor");
	await page
		.getByRole("button", { name: "Take the address from the title" })
		.click();
	await expect(page).toHaveURL(/#\/articles\/sweep-the-floor\.md$/);
	await expect(title).toHaveValue("Sweep the floor");
	await editor.open("articles");
	// `exact` excludes the links of this page's list of problems, which begin with the title.
	const entries = page
		.getByRole("main")
		.getByRole("link", { name: "Sweep the floor", exact: true });
	await expect(entries).toHaveCount(1);
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await expect(entries).toHaveCount(2);
});

test("a title that makes no address says what it needs", async ({
	page,
	editor,
}) => {
	await editor.open("articles");
	await page.getByLabel("Title of a new article").fill("Разминка");
	await expect(page.getByText("Needs a letter from A to Z")).toBeVisible();
	await expect(
		page.getByRole("button", { name: "Begin the article" }),
	).toBeDisabled();
});

test("a new article lists missing fields, shows in the preview and is saved once completed", async ({
	page,
	editor,
}) => {
	await editor.openWithPage("articles");
	await page
		.getByLabel("Title of a new article")
		.fill("Why we sweep the floor");
	await page.getByRole("button", { name: "Begin the article" }).click();
	await expect(
		page.getByRole("heading", { level: 1, name: "Why we sweep the floor" }),
	).toBeVisible();
	await editor.unfold("Picture");
	await expect(editor.problems).toContainText("6 things to fill in");
	await expect(
		editor.preview.getByRole("heading", { level: 1 }),
		"an article without its author and picture has a page",
	).toHaveText("Why we sweep the floor");
	await expect(
		page.getByText("Missing or wrong, so the page shows something else:"),
	).toBeVisible();
	await page.getByLabel("Category").selectOption("Community");
	await page
		.getByLabel("Summary")
		.fill(
			"Chalk, rubber and dust: a clean floor is a floor that holds your feet when it counts.",
		);
	await page.getByLabel("Author").selectOption("Maren Okafor");
	await page.getByLabel("Written by a guest").check();
	await page.getByLabel("Author").fill("Dana");
	await page.getByLabel("Date").pressSequentially("09082023");
	await page
		.getByLabel("Offer below the article")
		.selectOption("/group-classes");
	await page.getByRole("button", { name: "Choose or add a picture" }).click();
	const picture = page.getByRole("dialog", { name: "Choose a picture" });
	await picture.getByLabel("Choose a new picture").setInputFiles({
		name: "Swept FLOOR 2.jpg",
		mimeType: "image/jpeg",
		buffer: await (await import("sharp"))
			.default({
				create: { width: 2000, height: 1400, channels: 3, background: "#865" },
			})
			.jpeg()
			.toBuffer(),
	});
	await expect(picture).toBeHidden();
	await expect(page.getByText("swept-floor-2.jpg").first()).toBeVisible();
	await expect(editor.problems).toContainText("What the picture shows");
	const alt = page.getByLabel("What the picture shows");
	await alt.fill("A swept floor");
	// Choosing a picture that other content uses also fills in its alternative text.
	await page.getByRole("button", { name: "Choose another picture" }).click();
	await picture.getByRole("button", { name: /rig\.jpg/ }).click();
	await expect(alt).toHaveValue(/pull-up rig/);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(alt).toHaveValue("A swept floor");
	await page
		.getByLabel("Text", { exact: true })
		.fill("## Mondays\n\nWe sweep from <b>noon</b>.");
	await expect(page.getByText("Line 3 of the text")).toBeVisible();
	await page.getByLabel("Text", { exact: true }).fill("Mondays");
	await page.getByRole("button", { name: "Heading", exact: true }).click();
	await expect(editor.problems).toHaveCount(0);
	await expect(
		editor.preview.getByRole("heading", { name: "Mondays" }),
	).toBeVisible();
	const text = page.getByLabel("Text", { exact: true });
	await text.press("End");
	await text.pressSequentially("\nMops");
	await page.getByRole("button", { name: "Points" }).click();
	await text.press("Enter");
	await text.pressSequentially("Brooms");
	await text.press("Enter");
	await text.press("Enter");
	// The button “Points” adds an empty line above the list. Enter adds an item; in an empty item,
	// it ends the list.
	await expect(text).toHaveValue("## Mondays\n\n- Mops\n- Brooms\n\n");
	const dialog = await editor.review();
	await expect(dialog).toContainText("Article “Why we sweep the floor”");
	await expect(dialog).toContainText("swept-floor-2.jpg");
	await dialog.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByText("Saved on this computer.")).toBeVisible();
	expect(await editor.read("articles/why-we-sweep-the-floor.md")).toMatch(
		/^---\ntitle: Why we sweep the floor\nexcerpt: "Chalk[\s\S]*author: Dana\nguest: true\ndate: September 8, 2023\n[\s\S]*file: swept-floor-2\.jpg\n {2}alt: A swept floor\n---\n\n## Mondays\n\n- Mops\n- Brooms\n/,
	);
});

test("a summary can be filled in with the beginning of the text", async ({
	page,
	editor,
}) => {
	await editor.open("articles/member-stories.md");
	const summary = page.getByLabel("Summary");
	await summary.fill("");
	await page
		.getByRole("button", { name: "Take the beginning of the text" })
		.click();
	await expect(summary).not.toHaveValue("");
	const text = await page.getByLabel("Text", { exact: true }).inputValue();
	expect(text.replaceAll(/\s+/g, " ")).toContain(await summary.inputValue());
	await expect(editor.problems).toHaveCount(0);
});
