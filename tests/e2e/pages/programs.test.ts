import type { Page } from "@playwright/test";
import { phoneDevice } from "../../support/browser/screens.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

const cards = (page: Page) =>
	page.getByRole("region", { name: "All programs" }).getByRole("article");

test("PROG-03 ENT-08 the metabolic program opens a new tab, the page stays", async ({
	page,
}) => {
	await page.goto("/programs");
	const tab = page.waitForEvent("popup");
	await page.getByRole("link", { name: "Visit the program site" }).click();
	await expect(await tab).toHaveURL(`${sandboxOrigin}/metabolic`);
	await expect(page).toHaveURL("/programs");
});

test("PROG-04 the cards stand in two or three columns", async ({ page }) => {
	await page.goto("/programs");
	for (const [width, columns] of [
		[800, 2],
		[1024, 3],
		[1280, 3],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		const lefts = await cards(page).evaluateAll((all) =>
			all.map((it) => Math.round(it.getBoundingClientRect().left)),
		);
		expect(lefts).toHaveLength(6);
		expect(new Set(lefts).size, `${width} px`).toBe(columns);
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
		await page.goto("/programs");
		await appReady(page);
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

	test("PROG-04 without JavaScript the cards can be swiped and there are no arrows", async ({
		noScriptPage,
	}) => {
		await noScriptPage.setViewportSize(phoneDevice.viewport);
		await noScriptPage.goto("/programs");
		const list = noScriptPage
			.getByRole("region", { name: "All programs" })
			.getByRole("list");
		const { width, inner } = await list.evaluate((it) => ({
			width: it.clientWidth,
			inner: it.scrollWidth,
		}));
		expect(inner).toBeGreaterThan(width * 3);
		await expect(
			noScriptPage.getByRole("button", { name: "Next program" }),
		).toBeHidden();
	});
});
