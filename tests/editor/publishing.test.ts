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
import { createRemote, git } from "../support/git.ts";
import { fillAndStore } from "./editor.ts";
import { serveEditor } from "./served-editor.ts";

const parking = (page: Page) => page.getByLabel("Parking note");

/** Serves an editor whose content folder is a clone of a bare repository. */
async function serveCheckout() {
	const served = await serveEditor();
	const { folder } = served;
	const remote = join(folder, "../remote.git");
	createRemote(remote, folder);
	return {
		...served,
		remote,
		git: (...args: string[]) => git(folder, ...args),
	};
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

test("after a reload the editor still shows that changes are going online", async ({
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
	await expect(page.getByText(/Going online, which takes/)).toBeVisible();
});

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
