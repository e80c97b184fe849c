import type { Page } from "@playwright/test";
import {
	appReady,
	expect,
	openReady,
	test,
} from "../../support/browser/test.ts";

const calculator = (page: Page) =>
	page.getByRole("region", { name: "Count your team" });
const alert = (page: Page) => calculator(page).getByRole("alert");

async function breakCalculator(page: Page): Promise<void> {
	await page.evaluate(() => {
		String.prototype.padStart = () => {
			throw new Error("Broken on purpose");
		};
	});
	await calculator(page)
		.getByRole("button", { name: "One person more" })
		.click();
}

test.beforeEach(({ expectedNoise }) => {
	expectedNoise.push(/Broken on purpose/);
});

test("ERR-02 an island that throws in use is reset, and offers to load the page again", async ({
	page,
}) => {
	await openReady(page, "/corporate");
	await breakCalculator(page);
	await expect(alert(page).getByRole("heading")).toHaveText(
		"Unexpected Application Error!",
	);
	await expect(
		alert(page).getByRole("link", { name: "(206) 555-0142" }),
	).toHaveAttribute("href", "tel:+12065550142");
	await expect(
		alert(page).getByRole("link", { name: "Return to Home" }),
	).toHaveAttribute("href", "/");
	await expect(
		calculator(page).getByRole("region", { name: "Your session" }),
	).toContainText("$500 for 12 people");

	// The rest of the page still works.
	await page.getByRole("button", { name: "Dark theme" }).click();
	await expect(page.locator("html")).toContainClass("dark");
	const second = page.getByRole("button", { name: "Testimonial 2" });
	await second.click();
	await expect(second).toHaveAttribute("aria-current", "true");

	await alert(page)
		.getByRole("button", { name: "Load the page again" })
		.click();
	await expect(alert(page)).toHaveCount(0);
	await appReady(page);
	await calculator(page)
		.getByRole("button", { name: "One person more" })
		.click();
	await expect(calculator(page)).toContainText("$525 for 13 people");
});

test("an island that throws while it starts keeps its HTML, without an error message", async ({
	page,
	expectedNoise,
}) => {
	expectedNoise.push(/"QuoteCalculator" did not start/);
	await page.route(/\/assets\/quote-calculator-/, (route) =>
		route.fulfill({
			contentType: "text/javascript",
			body: 'export function QuoteCalculator() { throw new Error("Broken on purpose") }',
		}),
	);
	await openReady(page, "/corporate");
	await calculator(page).scrollIntoViewIfNeeded();
	await expect(page.locator('[data-island="QuoteCalculator"]')).toHaveAttribute(
		"data-hydration",
		"failed",
	);
	await expect(alert(page)).toHaveCount(0);
	await expect(calculator(page)).toContainText("$500 for 12 people");
});
