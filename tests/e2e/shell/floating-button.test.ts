import type { Page } from "@playwright/test";
import { boxOf } from "../../support/browser/box.ts";
import { dialogFor, freeTrial } from "../../support/browser/frames.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";

/** The button appears after scrolling by 60 % of the viewport's height, which is 600 px here. */
test.use({ viewport: { width: 1280, height: 1000 } });

function scrollPage(page: Page, y: number): Promise<void> {
	return page.evaluate((top) => scrollTo(0, top), y);
}

function freeTrialButtons(page: Page) {
	return page.getByRole("button", { name: "Free Trial", exact: true });
}

test("NAV-17 the floating button shows after 60% of the viewport height", async ({
	page,
}) => {
	await page.goto("/");
	await expect(freeTrialButtons(page)).toHaveCount(1);
	await scrollPage(page, 601);
	await expect(freeTrialButtons(page)).toHaveCount(2);
	await scrollPage(page, 600);
	await expect(freeTrialButtons(page)).toHaveCount(1);

	await scrollPage(page, 550);
	await expect(freeTrialButtons(page)).toHaveCount(1);
	await page.setViewportSize({ width: 1280, height: 800 });
	await expect(freeTrialButtons(page)).toHaveCount(2);

	await page.setViewportSize({ width: 1280, height: 1000 });
	await scrollPage(page, 0);
	await expect(freeTrialButtons(page)).toHaveCount(1);
	const header = freeTrialButtons(page).first();
	const fill = await header.evaluate(
		(element) => getComputedStyle(element).backgroundColor,
	);
	await scrollPage(page, 3000);
	await expect(header).not.toHaveCSS("background-color", fill);
	await expect(freeTrialButtons(page).nth(1)).toHaveCSS(
		"background-color",
		fill,
	);

	const floating = freeTrialButtons(page).nth(1);
	const { right, bottom } = await floating.evaluate((button) => {
		const box = button.getBoundingClientRect();
		const { clientWidth, clientHeight } = document.documentElement;
		return {
			right: clientWidth - box.right,
			bottom: clientHeight - box.bottom,
		};
	});
	expect({ right, bottom }).toEqual({ right: 20, bottom: 20 });
	await page.getByRole("contentinfo").getByRole("link").last().focus();
	await page.keyboard.press("Tab");
	await expect(floating).toBeFocused();
	await floating.click();
	await expect(dialogFor(page, freeTrial)).toBeVisible();
});

test("the floating button covers nothing of the footer at the end of a page", async ({
	page,
}) => {
	await openReady(page, "/terms");
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	const floating = freeTrialButtons(page).nth(1);
	await expect(floating).toBeVisible();
	const lastLine = page.getByText("Paid street parking out front.").last();
	const { y, height } = await boxOf(lastLine);
	expect(y + height).toBeLessThan((await boxOf(floating)).y);
});
