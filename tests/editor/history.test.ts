import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/test.ts";
import { violations } from "../support/browser/violations.ts";
import { serveCheckout } from "./served-checkout.ts";

let served: Awaited<ReturnType<typeof serveCheckout>>;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
	served = await serveCheckout();
});
test.afterAll(() => served.close());
test.beforeEach(async ({ page }) => {
	await page.route(
		({ host }) => host !== new URL(served.address).host,
		(route) => route.fulfill({ contentType: "text/html", body: "" }),
	);
});

async function publishField(field: string, value: string) {
	const text = await served.read("site.yaml");
	const line = new RegExp(`^${field}: .*$`, "m");
	await served.write("site.yaml", text.replace(line, `${field}: ${value}`));
	const author = ["-c", "user.name=Ana", "-c", "user.email=ana@gym.example"];
	served.git(...author, "commit", "-am", `Make it ${value}`);
	served.git("push", "origin", "main");
}

async function revertPublishedChange(page: Page, value: string) {
	await page.goto(`${served.address}#/history`);
	const entry = page.getByRole("group").filter({ hasText: `Make it ${value}` });
	await entry.getByText(`Make it ${value}`).click();
	// The editor shows a single word without quotes.
	const quoted = value.includes(" ") ? `“${value}”` : value;
	await expect(entry.getByRole("listitem")).toContainText(`to ${quoted}`);
	await expect(entry).toContainText("Ana");
	expect(await violations(page)).toEqual([]);
	await entry.getByRole("button", { name: "Take back" }).click();
	return page.getByRole("dialog", { name: "What changes" });
}

test("a published change is shown in words and taken back with a new commit", async ({
	page,
}) => {
	await publishField("parkingNote", "Park on the roof.");
	const dialog = await revertPublishedChange(page, "Park on the roof.");
	await expect(dialog).toContainText("“Park on the roof.” to “Paid street");
	await dialog.getByRole("button", { name: "Save and publish" }).click();
	await expect(
		page.getByText("Visitors do not see the changes yet"),
	).toBeVisible();
	expect(await served.read("site.yaml")).toContain("parkingNote: Paid street");
	expect(served.git("log", "--format=%an", "origin/main")).toBe(
		"Maren\nAna\nMaren",
	);
});

test("a field that was changed again is asked about before it is taken back", async ({
	page,
}) => {
	await publishField("city", "Tacoma");
	await publishField("city", "Everett");
	const dialog = await revertPublishedChange(page, "Tacoma");
	const conflict = dialog.getByRole("region", { name: /^Two changes of/ });
	await expect(conflict.getByRole("row", { name: /Everett/ })).toContainText(
		"Seattle",
	);
	const publish = dialog.getByRole("button", { name: "Save and publish" });
	await expect(publish).toBeDisabled();
	await conflict.getByRole("button", { name: "Keep mine" }).click();
	await expect(publish).toBeEnabled();
});

test("another person's unsaved changes are named", async ({ page }) => {
	const drafts = join(served.folder, "../drafts");
	const version = { baseHash: "", text: "silver: 1\n", hash: "0" };
	await mkdir(drafts, { recursive: true });
	await writeFile(
		join(drafts, "Ana.json"),
		JSON.stringify({ "pricing.yaml": [version] }),
	);
	await page.goto(served.address);
	await expect(
		page.getByText("Ana has unsaved changes in Prices."),
	).toBeVisible();
});
