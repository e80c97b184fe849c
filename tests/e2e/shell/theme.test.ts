import type { Page } from "@playwright/test";
import { holdRequests } from "../../support/browser/hold-requests.ts";
import {
	appReady,
	expect,
	openReady,
	test,
} from "../../support/browser/test.ts";
import { viewportObserved } from "../../support/browser/viewport-observed.ts";

function storedTheme(page: Page): Promise<string | null> {
	return page.evaluate(() => localStorage.getItem("ui-theme"));
}

const light = /(^| )light( |$)/;
const dark = /(^| )dark( |$)/;

test("THEME-01 THEME-03 a first visit has the system's theme; a stored theme overrides it", async ({
	page,
}) => {
	const root = page.locator("html");
	await page.goto("/terms");
	await expect(root).toHaveClass(light);
	await expect(root).not.toHaveClass(dark);
	await page.emulateMedia({ colorScheme: "dark" });
	await page.reload();
	await expect(root).toHaveClass(dark);
	await expect(root).not.toHaveClass(light);
	expect(await storedTheme(page)).toBeNull();

	for (const [stored, shown] of [
		["light", light],
		["system", dark],
		["purple", dark],
	] as const) {
		await page.evaluate(
			(theme) => localStorage.setItem("ui-theme", theme),
			stored,
		);
		await page.reload();
		await expect(root, stored).toHaveClass(shown);
	}
});

test("THEME-04 with system the page follows when the system changes, with a choice it does not", async ({
	page,
}) => {
	const root = page.locator("html");
	await openReady(page, "/terms");
	await page.emulateMedia({ colorScheme: "dark" });
	await expect(root).toHaveClass(dark);
	await page.getByRole("button", { name: "Dark theme" }).click();
	await expect(root).toHaveClass(light);
	await page.emulateMedia({ colorScheme: "light" });
	await page.emulateMedia({ colorScheme: "dark" });
	await viewportObserved(page);
	await expect(root).toHaveClass(light);
});

test("ERR-03 NAV-16 THEME-02 THEME-05 the header's theme button works before React; its choice survives", async ({
	page,
}) => {
	const release = await holdRequests(page, /\/assets\/entry-/);
	const root = page.locator("html");
	const button = page
		.getByRole("banner")
		.getByRole("button", { name: "Dark theme" });
	await page.goto("/terms");
	await button.click();
	await expect(root).toHaveClass(dark);
	release();
	await appReady(page);
	await expect(root).toHaveClass(dark);
	await expect(button).toHaveAttribute("aria-pressed", "true");
	expect(await storedTheme(page)).toBe("dark");
	await page.reload();
	await appReady(page);
	await expect(root).toHaveClass(dark);
	await button.click();
	await expect(root).toHaveClass(light);
});

test("a choice in one tab reaches the other tabs of the site", async ({
	page,
	context,
}) => {
	await openReady(page, "/terms");
	const other = await context.newPage();
	await openReady(other, "/terms");
	await other.getByRole("button", { name: "Dark theme" }).click();
	await expect(page.locator("html")).toHaveClass(dark);
	await expect(
		page.getByRole("button", { name: "Dark theme" }),
	).toHaveAttribute("aria-pressed", "true");
});
