import { type Browser, chromium, expect, type Page } from "@playwright/test";
import { afterAll, beforeAll, test, vi } from "vitest";
import { chromiumPath } from "../../scripts/setup/browsers.mjs";
import { desktop, phone } from "../support/browser/screens.ts";
import {
	describeBehindEach,
	passwords,
	startEditorSite,
} from "./editor-site.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

type Site = Awaited<ReturnType<typeof startEditorSite>>;
type Person = keyof typeof passwords;

describeBehindEach("the editor's page", (webServer) => {
	let site: Site;
	let browser: Browser;
	beforeAll(async () => {
		site = await startEditorSite(webServer);
		const { hostname } = new URL(site.origin);
		browser = await chromium.launch({
			executablePath: chromiumPath() ?? "chromium",
			args: [
				"--disable-gpu",
				"--no-sandbox",
				`--host-resolver-rules=MAP ${hostname} 127.0.0.1`,
			],
		});
	});
	afterAll(async () => {
		await browser?.close();
		await site?.[Symbol.asyncDispose]();
	});

	async function logIn(
		person: Person,
		viewport: { width: number; height: number },
	): Promise<Page> {
		const context = await browser.newContext({
			viewport,
			httpCredentials: { username: person, password: passwords[person] },
			ignoreHTTPSErrors: true,
		});
		const page = await context.newPage();
		await page.goto(`${site.origin}/#/site.yaml`);
		return page;
	}

	test("publishes the changes of two people to one file, each with its author", async () => {
		const ana = await logIn("Ana", desktop);
		await change(ana, "Parking note", "Park on the roof.");

		const bob = await logIn("Bob", phone);
		await expect(
			bob.getByText("Ana has unsaved changes in Gym and contact."),
		).toBeVisible();
		await change(bob, "Neighborhood", "Ballard");
		await publish(bob);
		await publish(ana);
		const published = site.git("show", "origin/main:content/site.yaml");
		expect(published).toContain("parkingNote: Park on the roof.");
		expect(published).toContain("neighborhood: Ballard");

		expect(site.git("log", "--format=%an|%ae|%cn", "origin/main")).toBe(
			[
				"Ana|Ana@edit.gym.example|Ana",
				"Bob|Bob@edit.gym.example|Bob",
				"Maren|maren@gym.example|Maren",
			].join("\n"),
		);
	});
});

async function change(page: Page, label: string, value: string) {
	await Promise.all([
		page.waitForResponse("**/api/drafts"),
		page.getByLabel(label).fill(value),
	]);
}

async function publish(page: Page) {
	await page.getByRole("button", { name: "Review and publish" }).click();
	const dialog = page.getByRole("dialog", { name: "What changes" });
	await dialog.getByRole("button", { name: "Save and publish" }).click();
	await expect(dialog).toBeHidden({ timeout: 30_000 });
}
