import { desktop, phone } from "../support/browser/screens.ts";
import { comfortable, targetsUnder } from "../support/browser/targets.ts";
import { appReady, expect, test } from "../support/browser/test.ts";
import { expectNoViolations } from "../support/browser/violations.ts";
import { secondGymOrigin } from "../support/sites/sites.ts";

test.use({ baseURL: secondGymOrigin });

for (const viewport of [phone, desktop])
	test.describe(() => {
		test.use({ viewport });

		test(`G-34 the question about measuring and its line in the footer can be used by everyone at ${viewport.width} px in both themes`, async ({
			page,
		}) => {
			await page.goto("/pricing");
			await appReady(page);
			const question = page.getByRole("region", { name: "Count this visit?" });
			await expect(question).toBeVisible();
			await expectNoViolations(page);
			expect((await targetsUnder(question, comfortable)).small).toEqual([]);
			await question.getByRole("button", { name: "Please do not" }).click();
			await expect(question).toHaveCount(0);
			await expectNoViolations(page);
		});
	});

test("G-34 the question leaves room on a screen of 320 px and hides no focus for long", async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto("/pricing");
	await appReady(page);
	await expect(
		page.getByRole("region", { name: "Count this visit?" }),
	).toBeVisible();
	expect(
		await page.evaluate(
			() =>
				document.documentElement.scrollWidth -
				document.documentElement.clientWidth,
		),
	).toBeLessThanOrEqual(0);
	// The question comes first in the order of the keyboard, behind the way past the bar.
	await page.keyboard.press("Tab");
	await expect(
		page.getByRole("link", { name: "Skip to content" }),
	).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "About data" })).toBeFocused();
});
