import type { Page } from "@playwright/test";
import { columnsOf } from "../../support/browser/columns.ts";
import { phoneDevice } from "../../support/browser/screens.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";

const cards = (page: Page) =>
	page.getByRole("region", { name: "All programs" }).getByRole("article");

test("PROG-04 the cards stand in two or three columns", async ({ page }) => {
	await page.goto("/programs");
	for (const [width, columns] of [
		[800, 2],
		[1024, 3],
		[1280, 3],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		expect(await columnsOf(cards(page)), `${width} px`).toBe(columns);
		await expect(
			page.getByRole("button", { name: "Next program" }),
		).toBeHidden();
	}
});

test.describe("on a phone", () => {
	test.use(phoneDevice);

	test("PROG-04 the cards are a carousel that goes on from the last to the first", async ({
		page,
	}) => {
		await openReady(page, "/programs");
		const title = (index: number) =>
			cards(page).nth(index).getByRole("heading");
		const next = page.getByRole("button", { name: "Next program" });
		await next.scrollIntoViewIfNeeded();
		for (const index of [0, 1, 2, 3, 4]) {
			await expect(title(index)).toBeInViewport({ ratio: 1 });
			await next.click();
		}
		await expect(title(5)).toBeInViewport({ ratio: 1 });
		await expect(title(0)).not.toBeInViewport();
		await next.click();
		await expect(title(0)).toBeInViewport({ ratio: 1 });
	});
});
