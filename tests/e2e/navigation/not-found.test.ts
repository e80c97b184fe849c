import { notFoundNoise } from "../../support/browser/not-found-noise.ts";
import { expect, test } from "../../support/browser/test.ts";

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
