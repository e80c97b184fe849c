import {
	chmod,
	copyFile,
	mkdir,
	readdir,
	rm,
	writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { test as base, expect } from "../support/browser/test.ts";
import { violations } from "../support/browser/violations.ts";
import { serveCheckout } from "./served-checkout.ts";

async function park(page: Page, words: string) {
	const stored = page.waitForResponse("**/api/drafts");
	await page.getByLabel("Parking note").fill(words);
	await stored;
}

type Checkout = Awaited<ReturnType<typeof serveCheckout>>;

/** Opens "Gym and contact" in an editor whose content is a clone of a remote. */
const test = base.extend<{ checkout: Checkout }>({
	checkout: async ({ page }, use) => {
		const checkout = await serveCheckout();
		// Responds for all other hosts, because tests have no network.
		await page.route(
			({ host }) => host !== new URL(checkout.address).host,
			(route) => route.fulfill({ contentType: "text/html", body: "" }),
		);
		await page.goto(`${checkout.address}#/site.yaml`);
		await use(checkout);
		await page.close();
		await checkout.close();
	},
});

// A failed publication has status 502; a reload cancels the probe of a frame in the preview.
test.use({
	expectedNoise: [[/502/, /could not be reached/], { scope: "test" }],
});

test("what was saved earlier is listed, a refusal keeps all, and all is published after a reload", async ({
	page,
	checkout,
}) => {
	const published = page.getByRole("button", { name: "All published" });
	await expect(published).toBeDisabled();

	await park(page, "Park on the roof.");
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
	const count = page.getByLabel("City").first();
	const stored = page.waitForResponse("**/api/drafts");
	await count.fill("Tacoma");
	await stored;
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

test("a change that is saved and not published can be taken back", async ({
	page,
	checkout: _,
}) => {
	const note = page.getByLabel("Parking note");
	const written = await note.inputValue();
	await park(page, "Park on the roof.");
	const dialog = page.getByRole("dialog", { name: "What changes" });
	const save = dialog.getByRole("button", { name: "Save without publishing" });
	await page.getByRole("button", { name: "Review and publish" }).click();
	await save.click();
	await page.getByRole("button", { name: "Publish", exact: true }).click();
	await dialog
		.getByRole("button", { name: "Take back: Gym and contact" })
		.click();
	await expect(note).toHaveValue(written);
	await expect(
		dialog.getByRole("region", { name: "Saved earlier" }),
	).toHaveCount(0);
	await save.click();
	await expect(
		page.getByRole("button", { name: "All published" }),
	).toBeVisible();
});

test("after a reload, changes that visitors do not see yet are still going online", async ({
	page,
	checkout: _,
}) => {
	await page.route("**/api/publishing", async (route) => {
		const response = await route.fetch();
		const json = { ...(await response.json()), isOutdated: true };
		await route.fulfill({ response, json });
	});
	await page.reload();
	await expect(
		page.getByRole("button", { name: "Going online…" }),
	).toBeDisabled();
	await expect(
		page.getByText(/Visitors do not see the changes yet/),
	).toBeVisible();
});

test("a new picture is taken back without a question, and the list shows it", async ({
	page,
	checkout: { address, folder, git },
}) => {
	const images = join(folder, "images");
	await copyFile(join(images, "boxes.jpg"), join(images, "spare.jpg"));
	git("add", ".");
	git("commit", "-m", "Add a spare picture");
	git("push", "origin", "main");
	await page.goto(`${address}#/history`);
	await page.reload();
	const entry = page
		.getByRole("group")
		.filter({ hasText: "Add a spare picture" });
	await entry.getByText("Add a spare picture").click();
	await entry.getByRole("button", { name: "Take back" }).click();
	const dialog = page.getByRole("dialog", { name: "What changes" });
	await expect(dialog).toContainText("Picture spare.jpg");
	await dialog.getByRole("button", { name: "Save and publish" }).click();
	await expect(
		page.getByRole("group").filter({ hasText: "Picture spare.jpg: removed" }),
	).toBeVisible();
	expect(await readdir(images)).not.toContain("spare.jpg");
});

test("one file of a publication is taken back alone", async ({
	page,
	checkout,
}) => {
	const gym = await checkout.read("site.yaml");
	await checkout.write("site.yaml", gym.replace(/^city: .*$/m, "city: Tacoma"));
	const prices = await checkout.read("pricing.yaml");
	await checkout.write("pricing.yaml", prices.replace("Silver", "Copper"));
	const message = "Change two\n\nGym and contact: City: Seattle to Tacoma";
	checkout.git("commit", "-am", message);
	checkout.git("push", "origin", "main");
	await page.goto(`${checkout.address}#/history`);
	const entry = page.getByRole("group").filter({ hasText: "Change two" });
	await expect(entry).toContainText("Seattle to Tacoma");
	await entry.getByText("Change two").click();
	await entry.getByRole("button", { name: "Take back: Prices" }).click();
	const changes = page
		.getByRole("dialog", { name: "What changes" })
		.getByRole("listitem");
	await expect(changes).toHaveCount(1);
	await expect(changes).toContainText("Copper to Silver");
});

test("a change that is taken back cannot be taken back again", async ({
	page,
	checkout,
}) => {
	const gym = await checkout.read("site.yaml");
	await checkout.write("site.yaml", gym.replace(/^city: .*$/m, "city: Tacoma"));
	checkout.git("commit", "-am", "Move");
	checkout.git("push", "origin", "main");
	await page.goto(`${checkout.address}#/history`);
	const entry = page.getByRole("group").filter({ hasText: "Move" });
	await entry.getByText("Move").click();
	await entry.getByRole("button", { name: "Take back" }).click();
	await page.getByRole("button", { name: "Save and publish" }).click();
	const older = page.getByRole("group").filter({ hasText: "Move" });
	await expect(
		older.getByRole("button", { name: "Taken back" }),
	).toBeDisabled();
});
