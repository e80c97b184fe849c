import { chmod, copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { violations } from "../support/browser/violations.ts";
import { expect, parking, test } from "./checkout.ts";
import { fillAndStore } from "./editor.ts";

// A failed publication has status 502. The preview logs an error if a reload cancels its probe of a
// provider's frame.
test.use({
	expectedNoise: [[/502/, /409/, /could not be reached/], { scope: "test" }],
});

test("a change saved earlier is kept after a rejected push, and published with the next one", async ({
	page,
	checkout,
}) => {
	const published = page.getByRole("button", { name: "All published" });
	await expect(published).toBeDisabled();

	await fillAndStore(parking(page), "Park on the roof.");
	await page.getByRole("button", { name: "Review and publish" }).click();
	const dialog = page.getByRole("dialog", { name: "What changes" });
	await dialog.getByRole("button", { name: "Save without publishing" }).click();
	const publish = page.getByRole("button", { name: "Publish", exact: true });
	await expect(publish).toBeEnabled();

	const hook = join(checkout.remote, "hooks/pre-receive");
	await mkdir(join(checkout.remote, "hooks"), { recursive: true });
	await writeFile(hook, "#!/bin/sh\necho Only on weekdays >&2\nexit 1\n");
	await chmod(hook, 0o755);
	await publish.click();
	const earlier = dialog.getByRole("region", { name: "Saved earlier" });
	await expect(earlier).toContainText("“Park on the roof.”");
	expect(await violations(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Publish", exact: true }).click();
	await expect(dialog.getByRole("alert")).toContainText("Only on weekdays");
	await page.reload();

	await rm(hook);
	await fillAndStore(page.getByLabel("City").first(), "Tacoma");
	await page.getByRole("button", { name: "Review and publish" }).click();
	await expect(earlier).toContainText("“Park on the roof.”");
	await dialog.getByRole("button", { name: "Save and publish" }).click();
	await expect(
		page.getByRole("button", { name: "Going online…" }),
	).toBeDisabled();
	const message = checkout.git("log", "-1", "--format=%B", "origin/main");
	expect(message).toMatch(/^Gym and contact\n/);
	expect(message).toContain("to “Park on the roof.”");
	expect(message).toContain("Seattle to Tacoma");
});

test("a change that is saved but not published can be taken back", async ({
	page,
	checkout: _,
}) => {
	const written = await parking(page).inputValue();
	await fillAndStore(parking(page), "Park on the roof.");
	const dialog = page.getByRole("dialog", { name: "What changes" });
	const save = dialog.getByRole("button", { name: "Save without publishing" });
	await page.getByRole("button", { name: "Review and publish" }).click();
	await save.click();
	await page.getByRole("button", { name: "Publish", exact: true }).click();
	await dialog
		.getByRole("button", { name: "Take back: Gym and contact" })
		.click();
	await expect(parking(page)).toHaveValue(written);
	await expect(
		dialog.getByRole("region", { name: "Saved earlier" }),
	).toHaveCount(0);
	await save.click();
	await expect(
		page.getByRole("button", { name: "All published" }),
	).toBeVisible();
});

test("a change that another window saves and publishes reaches the open window", async ({
	page,
	context,
	checkout,
}) => {
	const other = await context.newPage();
	await other.goto(`${checkout.address}#/site.yaml`);
	await fillAndStore(parking(other), "Park on the roof.");
	const dialogIn = (window: Page) =>
		window.getByRole("dialog", { name: "What changes" });
	await other.getByRole("button", { name: "Review and publish" }).click();
	await dialogIn(other)
		.getByRole("button", { name: "Save without publishing" })
		.click();
	await expect(other.getByText("Saved, but not published")).toBeVisible();
	const publish = { name: "Publish", exact: true };
	await page.getByRole("button", publish).click();
	await expect(
		dialogIn(page).getByRole("region", { name: "Saved earlier" }),
	).toContainText("“Park on the roof.”");
	await page.keyboard.press("Escape");
	await other.getByRole("button", publish).click();
	await dialogIn(other).getByRole("button", publish).click();
	await expect(other.getByText("Published. The changes")).toBeVisible();
	await expect(
		page.getByRole("button", { name: "All published" }),
	).toBeDisabled();
	await other.close();
});

test("the error of a conflicting publication disappears when a version is chosen", async ({
	page,
	checkout,
}) => {
	const other = join(checkout.folder, "../other");
	checkout.git("clone", "--quiet", checkout.remote, other);
	const text = await checkout.read("site.yaml");
	await writeFile(
		join(other, "site.yaml"),
		text.replace(/^parkingNote: .*$/m, "parkingNote: Park on the roof."),
	);
	checkout.git("-C", other, "commit", "-qam", "Roof");
	checkout.git("-C", other, "push", "--quiet");
	await fillAndStore(parking(page), "Park in the yard.");
	await page.getByRole("button", { name: "Review and publish" }).click();
	const dialog = page.getByRole("dialog", { name: "What changes" });
	await dialog.getByRole("button", { name: "Save and publish" }).click();
	const alert = dialog.getByText("Somebody else has published another change");
	await expect(alert).toBeVisible();
	await dialog.getByRole("button", { name: "Keep mine" }).click();
	await expect(alert).toHaveCount(0);
});

test("two new versions of one picture are a conflict; Keep mine publishes the own one", async ({
	page,
	checkout,
}) => {
	const images = join(checkout.folder, "images");
	const other = join(checkout.folder, "../other");
	checkout.git("clone", "--quiet", checkout.remote, other);
	await copyFile(join(images, "knurl.jpg"), join(other, "images/boxes.jpg"));
	checkout.git("-C", other, "commit", "-qam", "Knurl");
	checkout.git("-C", other, "push", "--quiet");
	await copyFile(join(images, "rings.jpg"), join(images, "boxes.jpg"));
	await page.reload();
	await page.getByRole("button", { name: "Publish", exact: true }).click();
	const dialog = page.getByRole("dialog", { name: "What changes" });
	await dialog.getByRole("button", { name: "Publish", exact: true }).click();
	await expect(
		dialog.getByText("Somebody else has published another change"),
	).toBeVisible();
	await dialog.getByRole("button", { name: "Keep mine" }).click();
	await dialog.getByRole("button", { name: "Save and publish" }).click();
	await expect(page.getByText("Published. The changes")).toBeVisible();
	const hashOf = (file: string) =>
		checkout.git("rev-parse", `origin/main:images/${file}`);
	expect(hashOf("boxes.jpg")).toBe(hashOf("rings.jpg"));
});

async function fakeStatus(page: Page, status: object) {
	await page.route("**/api/publishing", async (route) => {
		const response = await route.fetch();
		const json = { ...(await response.json()), ...status };
		await route.fulfill({ response, json });
	});
	await page.reload();
}

test("after a reload the editor still shows that changes are going online", async ({
	page,
	checkout: _,
}) => {
	await fakeStatus(page, { isOutdated: true });
	await expect(
		page.getByRole("button", { name: "Going online…" }),
	).toBeDisabled();
	await expect(page.getByText(/Going online, which takes/)).toBeVisible();
});

test("the output of a failed publish command is shown", async ({
	page,
	checkout: _,
}) => {
	await fakeStatus(page, {
		command: { state: "failed", output: "No space left on device" },
	});
	await page.getByText("The site could not be built.").click();
	await expect(page.getByText("No space left on device")).toBeVisible();
});
