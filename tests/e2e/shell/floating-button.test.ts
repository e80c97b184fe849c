import type { Page } from "@playwright/test";
import { dialogFor, freeTrial } from "../../support/browser/frames.ts";
import { expect, test } from "../../support/browser/test.ts";

/** The button appears after scrolling by 60 % of the viewport's height, which is 600 px here. */
test.use({ viewport: { width: 1280, height: 1000 } });

function scrollPage(page: Page, y: number): Promise<void> {
	return page.evaluate((top) => scrollTo(0, top), y);
}

function freeTrialButtons(page: Page) {
	return page.getByRole("button", { name: "Free Trial", exact: true });
}

test("NAV-17 the floating button shows after scrolling by 60% of the viewport height", async ({
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
	await scrollPage(page, 3000);
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
	await floating.click();
	await expect(dialogFor(page, freeTrial)).toBeVisible();
});
