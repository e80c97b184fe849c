import { horizontalScroll } from "../../support/browser/box.ts";
import { phone } from "../../support/browser/screens.ts";
import { expect, test } from "../../support/browser/test.ts";

for (const path of ["/about", "/programs", "/nutrition-coaching"])
	test(`a word of 58 letters in a text of ${path} breaks on a phone`, async ({
		page,
	}) => {
		await page.setViewportSize(phone);
		await page.goto(path);
		const texts = page.getByRole("main").getByRole("paragraph");
		await texts.first().evaluate((text) => {
			text.textContent = "n".repeat(58);
		});
		expect(await horizontalScroll(page)).toBe(0);
		await expect(texts.first()).toBeInViewport({ ratio: 1 });
	});
