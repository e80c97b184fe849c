import { footerLink } from "../../support/browser/links.ts";
import { notFoundNoise } from "../../support/browser/not-found-noise.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";

test.beforeEach(({ expectedNoise }) => {
	expectedNoise.push(...notFoundNoise);
});

test("ROUTE-21 NF-02 an unknown path shows the not-found page with status 404", async ({
	page,
}) => {
	for (const path of ["/not-found", "/xyz?tab=nutrition#pricing"])
		await test.step(path, async () => {
			const message = page.waitForEvent("console", (line) =>
				line.text().startsWith("Page not found: "),
			);
			const response = await page.goto(path);
			expect(response?.status()).toBe(404);
			const main = page.getByRole("main");
			await expect(main.getByText("404", { exact: true })).toBeVisible();
			await expect(main.getByRole("heading", { level: 1 })).toHaveText(
				"404: Oops! Page not found",
			);
			await expect(page).toHaveTitle(/^Page not found/);
			await expect(page).toHaveURL(path);
			expect((await message).text()).toContain(path.replace(/[?#].*/, ""));
		});
	const link = page.getByRole("link", { name: "Return to Home" });
	await expect(link).toHaveAttribute("href", "/");
	await link.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		/^Find Your Strength in/,
	);
	await expect(page).toHaveURL("/");
});

test("ROUTE-21 NF-02 a link of the site to a page that is missing shows the not-found page, Back returns", async ({
	page,
}) => {
	await openReady(page, "/");
	const message = page.waitForEvent("console", (line) =>
		line.text().includes("/gone"),
	);
	const link = footerLink(page, "Terms");
	await link.evaluate((anchor) => anchor.setAttribute("href", "/gone"));
	await link.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"404: Oops! Page not found",
	);
	await expect(page).toHaveURL("/gone");
	await message;
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		/^Find Your Strength in/,
	);
});
