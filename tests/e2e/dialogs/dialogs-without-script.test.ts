import type { Locator, Page } from "@playwright/test";
import {
	dialogOf,
	frameDialogs,
	freeTrial,
} from "../../support/browser/frames.ts";
import { expect, test } from "../../support/browser/test.ts";

async function expectWaysOut(dialog: Locator, url: string): Promise<void> {
	await expect(dialog).toBeVisible();
	await expect(
		dialog
			.getByRole("link", { name: /Open the (booking|form’s own) page/ })
			.first(),
	).toHaveAttribute("href", url);
	// Said once: toHaveAttribute fails on a second link of the same name.
	await expect(
		dialog.getByRole("link", { name: "(206) 555-0142" }),
	).toHaveAttribute("href", "tel:+12065550142");
	await expect(
		dialog.getByRole("link", { name: "hello@ironbell.example" }),
	).toHaveAttribute("href", "mailto:hello@ironbell.example");
	for (const name of [
		/Open the (booking|form’s own) page/,
		"(206) 555-0142",
		"hello@ironbell.example",
	])
		await expect(dialog.getByRole("link", { name }).first()).toBeVisible();
}

async function expectNoLoader(dialog: Locator): Promise<void> {
	await expect(dialog.getByText("Loading booking system...")).toBeHidden();
	await expect(dialog.locator("iframe")).toHaveCount(0);
}

test("C-35 without JavaScript each dialog opens, offers other ways, names phone and email once, and closes", async ({
	noScriptPage,
	baseURL,
}) => {
	for (const frameDialog of frameDialogs)
		await test.step(frameDialog.name, async () => {
			await noScriptPage.goto(new URL(frameDialog.address, baseURL).href);
			await noScriptPage
				.getByRole("button", { name: frameDialog.opener })
				.first()
				.click();
			const dialog = dialogOf(noScriptPage, frameDialog);
			await expectWaysOut(dialog, frameDialog.url);
			await expectNoLoader(dialog);
			await dialog.getByRole("button", { name: "Close" }).click();
			await expect(dialog).toBeHidden();
		});
});

test.describe("when the site's scripts cannot be loaded", () => {
	test.use({
		expectedNoise: [
			[/Failed to load resource/, /The page stays without its scripts/],
			{ scope: "test" },
		],
	});

	test("C-35 the dialog offers other ways and promises nothing to come", async ({
		page,
	}) => {
		await page.route("**/assets/boot-*.js", (route) => route.abort());
		await page.goto("/");
		await giveUpOnScripts(page);
		await page.getByRole("button", { name: freeTrial.opener }).first().click();
		const dialog = dialogOf(page, freeTrial);
		await expectWaysOut(dialog, freeTrial.url);
		await expectNoLoader(dialog);
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
	});
});

/** The page reloads once in the hope for a newer deploy, then stays as it is. */
async function giveUpOnScripts(page: Page): Promise<void> {
	await page.keyboard.press("Shift");
	await expect(page.locator("html")).toHaveAttribute("data-boot-failed", "");
}
