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

test("THEME-01 THEME-03 THEME-04 the theme follows the system's until the visitor chooses one", async ({
	page,
}) => {
	const root = page.locator("html");
	await page.emulateMedia({ colorScheme: "dark" });
	await openReady(page, "/terms");
	await expect(root).toHaveClass(dark);
	await page.emulateMedia({ colorScheme: "light" });
	await expect(root).toHaveClass(light);
	await page.emulateMedia({ colorScheme: "dark" });
	await expect(root).toHaveClass(dark);
	expect(await storedTheme(page)).toBeNull();
	await page.getByRole("button", { name: "Dark theme" }).click();
	await expect(root).toHaveClass(light);
	await page.emulateMedia({ colorScheme: "light" });
	await page.emulateMedia({ colorScheme: "dark" });
	await viewportObserved(page);
	await expect(root).toHaveClass(light);
});

test("ERR-03 NAV-16 THEME-02 THEME-03 THEME-05 a theme chosen before hydration survives a reload", async ({
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

test("THEME-01 the stored choices “system” and “purple” follow the system's theme", async ({
	page,
}) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto("/terms");
	for (const stored of ["system", "purple"]) {
		await page.evaluate(
			(theme) => localStorage.setItem("ui-theme", theme),
			stored,
		);
		await page.reload();
		await expect(page.locator("html"), stored).toHaveClass(dark);
	}
});
