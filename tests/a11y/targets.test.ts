import type { Locator, Page } from "@playwright/test";
import { phoneDevice } from "../support/browser/screens.ts";
import {
	comfortable,
	smallest,
	targetsUnder,
} from "../support/browser/targets.ts";
import { appReady, expect, test } from "../support/browser/test.ts";

test.use(phoneDevice);

async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await appReady(page);
}

async function expectComfortable(part: Locator): Promise<void> {
	const { all, small } = await targetsUnder(part, comfortable);
	expect(all).toBeGreaterThan(0);
	expect(small).toEqual([]);
}

test("the bar's menu, the booking dialog and the carousel's dots can be hit with a thumb", async ({
	page,
}) => {
	await open(page, "/");
	await test.step("controls that stand side by side do not touch: the dots of the carousel keep their 24 px apart", async () => {
		const boxes = await page
			.getByRole("button", { name: /^Testimonial \d$/ })
			.evaluateAll((dots) =>
				dots.map((dot) => dot.getBoundingClientRect().left),
			);
		expect(boxes).toHaveLength(5);
		for (const [index, left] of boxes.entries())
			if (index > 0)
				expect(left - (boxes[index - 1] ?? 0)).toBeGreaterThanOrEqual(smallest);
	});
	await test.step("in the menu every link and button is 44 px high", async () => {
		await page.getByRole("button", { name: "Open menu" }).click();
		const menu = page.getByRole("dialog", { name: "Menu" });
		await expect(menu).toBeVisible();
		await expectComfortable(menu);
	});
	await test.step("in the booking dialog the Close button is 44 px and always in view", async () => {
		await page.keyboard.press("Escape");
		await page
			.getByRole("button", { name: "Claim Your Free Class Today" })
			.first()
			.click();
		const dialog = page.getByRole("dialog", {
			name: "Book Your Free Trial Class",
		});
		const close = dialog.getByRole("button", { name: "Close" });
		await expect(close).toBeInViewport({ ratio: 1 });
		await expectComfortable(dialog);
	});
});
