import type { Locator } from "@playwright/test";
import {
	dialogOf,
	expectWaysOut,
	freeTrial,
} from "../../support/browser/frames.ts";
import { expect, test } from "../../support/browser/test.ts";

async function expectNoLoader(dialog: Locator): Promise<void> {
	await expect(dialog.getByText("Loading booking system...")).toBeHidden();
	await expect(dialog.locator("iframe")).toHaveCount(0);
}

test("C-35 when the site's scripts cannot be loaded the dialog offers other ways and promises nothing to come", async ({
	page,
	expectedNoise,
}) => {
	expectedNoise.push(
		/Failed to load resource/,
		/The page stays without its scripts/,
	);
	await page.route("**/assets/boot-*.js", (route) => route.abort());
	await page.goto("/");
	await page.keyboard.press("Shift");
	await expect(page.locator("html")).toHaveAttribute("data-boot-failed", "");
	await page.getByRole("button", { name: freeTrial.opener }).first().click();
	const dialog = dialogOf(page, freeTrial);
	await expectWaysOut(dialog, freeTrial);
	await expectNoLoader(dialog);
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
});
