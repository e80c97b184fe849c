import {
	comfortableTargetSizePx,
	targetsUnder,
} from "../support/browser/targets.ts";
import { expect, openReady, test } from "../support/browser/test.ts";
import { expectNoViolations } from "../support/browser/violations.ts";
import { secondGymOrigin } from "../support/sites/sites.ts";

test.use({
	baseURL: secondGymOrigin,
	viewport: { width: 320, height: 640 },
});

test("G-34 the consent banner has no axe violation in either theme, down to 320 px", async ({
	page,
}) => {
	await openReady(page, "/pricing");
	const question = page.getByRole("region", { name: "Count this visit?" });
	await expect(question).toBeVisible();
	expect(
		await page.evaluate(
			() =>
				document.documentElement.scrollWidth -
				document.documentElement.clientWidth,
		),
	).toBeLessThanOrEqual(0);
	// The question follows the skip link in the tab order.
	await page.keyboard.press("Tab");
	await expect(
		page.getByRole("link", { name: "Skip to content" }),
	).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "About data" })).toBeFocused();

	await expectNoViolations(question);
	expect((await targetsUnder(question, comfortableTargetSizePx)).small).toEqual(
		[],
	);
	await question.getByRole("button", { name: "Please do not" }).click();
	await expect(question).toHaveCount(0);
	await expectNoViolations(page.getByRole("contentinfo"));
});
