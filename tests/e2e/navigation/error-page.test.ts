import { expect, test } from "../../support/browser/test.ts";
import { workbenchOrigin } from "../../support/sites/sites.ts";

test.beforeEach(({ expectedNoise }) => {
	expectedNoise.push(/The workbench broke this page on purpose/);
});

test("ERR-02 a page that breaks says so, in its theme and with the focus on it; it can be loaded again, and a link leads home", async ({
	page,
	openWorkbench,
}) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await openWorkbench("/broken");
	await page.getByRole("button", { name: "Break this page" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Unexpected Application Error!",
	);
	await expect(page.locator("html")).toHaveClass(/\bdark\b/);

	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(
		page.getByRole("link", { name: "(206) 555-0142" }),
	).toHaveAttribute("href", "tel:+12065550142");
	await expect(page.getByRole("heading", { name: "Breakable" })).toHaveCount(0);

	await page.getByRole("button", { name: "Load the page again" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Breakable");

	await page.getByRole("button", { name: "Break this page" }).click();
	await page.getByRole("link", { name: "Return to Home" }).click();
	await expect(page).toHaveURL(`${workbenchOrigin}/`);
	await expect(
		page.getByRole("heading", { level: 1, name: "Find Your Strength" }),
	).toBeVisible();
});
