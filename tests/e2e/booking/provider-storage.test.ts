import type { Page } from "@playwright/test";
import {
	dialogFor,
	freeTrial,
	openAgain,
} from "../../support/browser/frames.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";

function storeContact(): void {
	localStorage.setItem("_ud", '{"email":"ada@sample.example"}');
	sessionStorage.setItem("contact", "ada@sample.example");
	// biome-ignore lint/suspicious/noDocumentCookie: as a provider's script does it
	document.cookie = "contact=ada@sample.example; max-age=9999; path=/";
}

const storedData = (page: Page) =>
	page.evaluate(() =>
		JSON.stringify([
			{ ...localStorage },
			{ ...sessionStorage },
			document.cookie,
		]),
	);

async function choose(page: Page): Promise<void> {
	await page
		.getByRole("button", { name: /dark|light/i })
		.first()
		.click();
}

test("EMBED-08 data that a provider's script has stored is removed when the next page starts", async ({
	page,
}) => {
	await openReady(page, "/?utm_source=maps");
	await choose(page);
	await page.evaluate(storeContact);
	await openReady(page, "/terms");
	expect(await storedData(page)).not.toContain("ada");
	expect(await storedData(page)).toContain("utm_source=maps");
	expect(await storedData(page)).toContain("ui-theme");
});

test("data that a provider's script has stored is removed when the visitor leaves the site", async ({
	page,
	baseURL,
}) => {
	await openReady(page, "/");
	await page.evaluate(storeContact);
	// robots.txt has the same origin but runs no scripts.
	await page.goto(`${baseURL}/robots.txt`);
	expect(await storedData(page)).not.toContain("ada");
});

test("data that a provider's script stores before or just after the dialog closes is removed", async ({
	page,
}) => {
	await openReady(page, `${freeTrial.address}?utm_source=maps`);
	await openAgain(page, freeTrial);
	await expect(
		dialogFor(page, freeTrial).locator("[data-phase='ready']"),
	).toBeVisible();
	await page.evaluate(storeContact);
	await page.evaluate(() => {
		document.querySelector("dialog[open] form button")?.addEventListener(
			"click",
			// Stores a key after the dialog has closed, as the provider's script does on a late message.
			() => setTimeout(() => localStorage.setItem("_late", "ada"), 200),
		);
	});
	await dialogFor(page, freeTrial)
		.getByRole("button", { name: "Close" })
		.click();
	await page.waitForFunction(() => localStorage.getItem("_late") !== null);
	await expect.poll(() => storedData(page)).not.toContain("ada");
	expect(await storedData(page)).toContain("utm_source=maps");
});
