import type { Page } from "@playwright/test";
import { horizontalScroll } from "../../support/browser/box.ts";
import { columnsOf } from "../../support/browser/columns.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const cards = (page: Page) => page.getByRole("tabpanel").getByRole("article");

for (const category of [
	"nutrition",
	"training",
	"mindset",
	"community",
	"coaching",
])
	test(`ROUTE-22 ?tab=${category} selects that tab`, async ({ page }) => {
		await page.goto(`/fitness-tips?tab=${category}`);
		await expect(tab(page, category)).toHaveAttribute("aria-selected", "true");
		await expect(page.getByRole("tabpanel")).toHaveAccessibleName(
			new RegExp(category, "i"),
		);
	});

test("TIPS-05 IMG-05 the selected tab loads three pictures eagerly", async ({
	page,
}) => {
	await openReady(page, "/fitness-tips?tab=training");
	await expect(cards(page)).toHaveCount(4);
	const pictures = cards(page).getByRole("img");
	await expect(pictures).toHaveCount(4);
	await expect
		.poll(() =>
			pictures.evaluateAll((all) =>
				all.map((element) => element.getAttribute("loading")),
			),
		)
		.toEqual(["eager", "eager", "eager", "lazy"]);
	for (const picture of await pictures.all()) {
		await expect(picture).toHaveAttribute("width", "400");
		await expect(picture).toHaveAttribute("height", "225");
	}
});

test("G-30 TIPS-07 an unknown tab selects Community; Back returns to the previous tab", async ({
	page,
}) => {
	await page.goto("/pricing");
	await openReady(page, "/fitness-tips?tab=cooking");
	await expect(tab(page, "Community")).toHaveAttribute("aria-selected", "true");

	await tab(page, "Mindset").click();
	await expect(page).toHaveURL("/fitness-tips?tab=mindset");
	await tab(page, "Training").click();
	await expect(page).toHaveURL("/fitness-tips?tab=training");
	// A click on the selected tab must add no history entry.
	await tab(page, "Training").click();

	await page.goBack();
	await expect(page).toHaveURL("/fitness-tips?tab=mindset");
	await expect(tab(page, "Mindset")).toHaveAttribute("aria-selected", "true");
	await expect(tab(page, "Mindset")).toBeFocused();
	await expect(page.getByRole("tabpanel", { name: "Mindset" })).toBeVisible();
	await page.goForward();
	await expect(tab(page, "Training")).toHaveAttribute("aria-selected", "true");
	await page.goBack();
	await page.goBack();
	await expect(tab(page, "Community")).toHaveAttribute("aria-selected", "true");
	await page.goBack();
	await expect(page).toHaveURL("/pricing");
});

test("TIPS-04 TIPS-03 the selected tab's cards show in one, two or three columns", async ({
	page,
}) => {
	await openReady(page, "/fitness-tips");
	await expect(tab(page, "Community")).toHaveAttribute("aria-selected", "true");
	await tab(page, "Nutrition").click();
	await expect(page.getByRole("tabpanel")).toHaveCount(1);
	await expect(cards(page)).toHaveCount(3);
	for (const [key, name, count] of [
		["End", "Coaching", 3],
		["ArrowRight", "Nutrition", 3],
		["ArrowLeft", "Coaching", 3],
		["Home", "Nutrition", 3],
		["ArrowRight", "Training", 4],
	] as const) {
		await page.keyboard.press(key);
		await expect(tab(page, name)).toBeFocused();
		await expect(cards(page)).toHaveCount(count);
	}

	for (const [width, columns] of [
		[390, 1],
		[800, 2],
		[1280, 3],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		expect(await columnsOf(cards(page)), `${width} px`).toBe(columns);
	}

	await page.setViewportSize({ width: 360, height: 800 });
	await openReady(page, "/fitness-tips?tab=coaching");
	const strip = page.getByRole("tablist");
	expect(
		await strip.evaluate((list) => list.scrollWidth - list.clientWidth),
	).toBeGreaterThan(0);
	expect(await horizontalScroll(page)).toBe(0);
	await expect(tab(page, "Coaching")).toBeInViewport({ ratio: 0.99 });
});
