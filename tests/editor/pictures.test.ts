import type { Page } from "@playwright/test";
import sharp from "sharp";
import { holdRequests } from "../support/browser/hold-requests.ts";
import { expect, test } from "./editor.ts";

function smallPicture() {
	const size = { width: 700, height: 500, channels: 3 } as const;
	return sharp({ create: { ...size, background: "#865" } })
		.jpeg()
		.toBuffer();
}

test("a picture field lists its crops; the picture dialog lists the pages that show a picture", async ({
	page,
	editor,
}) => {
	await editor.open("pages/about.yaml");
	await editor.unfold("Mission");
	const crops = page.getByRole("list", {
		name: "Pages crop it to these shapes.",
	});
	await expect(crops.first()).toHaveText("3:2");
	await page
		.getByRole("button", { name: "Choose another picture" })
		.first()
		.click();
	const picture = page
		.getByRole("dialog", { name: "Choose a picture" })
		.getByRole("button", { name: "exterior.jpg" });
	await expect(picture).toContainText(
		"Shown on Get the whiteboard by email, Contact",
	);
});

test("a picture field shows its minimum size; the picture dialog marks smaller pictures", async ({
	page,
	editor,
}) => {
	await editor.open("images");
	await page.getByLabel("Add a picture").setInputFiles({
		name: "Small.jpg",
		mimeType: "image/jpeg",
		buffer: await smallPicture(),
	});
	await expect(page.getByRole("heading", { name: "small.jpg" })).toBeVisible();
	await editor.open("pages/home.yaml");
	await editor.unfold("Top of the page");
	await expect(page.getByText("At least 1600 x 640 pixels.")).toBeVisible();
	await page
		.getByRole("button", { name: "Choose another picture" })
		.first()
		.click();
	const choice = page.getByRole("dialog", { name: "Choose a picture" });
	await expect(
		choice.getByRole("button", { name: /small\.jpg/ }),
	).toContainText("700 x 500 pixels, too small for this place");
	await expect(
		choice.getByRole("button", { name: /rings\.jpg/ }),
	).not.toContainText("too small");
	const pictures = choice.getByRole("listitem");
	await expect(pictures.first().getByRole("button")).toHaveAttribute(
		"aria-pressed",
		"true",
	);
	await expect(pictures.last()).toContainText("too small");
});

const galleryTitles = (page: Page) =>
	page.locator('[id^="field-gallery.images["] > summary');

/**
 * Chooses a new picture for the first entry of the gallery and closes the dialog during the upload.
 * Returns a function that lets the upload end.
 */
async function startUpload(page: Page): Promise<() => void> {
	await galleryTitles(page).first().click();
	const release = await holdRequests(page, "**/api/pictures");
	await page
		.getByRole("button", { name: "Choose another picture" })
		.first()
		.click();
	await page.getByLabel("Choose a new picture").setInputFiles({
		name: "Door.jpg",
		mimeType: "image/jpeg",
		buffer: await smallPicture(),
	});
	await page.keyboard.press("Escape");
	return release;
}

test("a picture that arrives after its entry was moved is chosen for this entry", async ({
	page,
	editor,
}) => {
	await editor.open("pages/group-classes.yaml");
	await editor.unfold("Gallery");
	const titles = galleryTitles(page);
	const [, second = ""] = await titles.allInnerTexts();
	const release = await startUpload(page);
	await page
		.getByRole("button", { name: /^Move down:/ })
		.first()
		.click();
	await expect(titles.first()).toHaveText(second);
	release();
	await expect(titles.nth(1)).toContainText("door.jpg");
});

test("a picture that arrives after its form was closed is not chosen, which a message says", async ({
	page,
	editor,
}) => {
	await editor.open("pages/group-classes.yaml");
	await editor.unfold("Gallery");
	const release = await startUpload(page);
	await editor.open("site.yaml");
	release();
	await expect(page.getByText("its form was closed meanwhile")).toBeVisible();
});
