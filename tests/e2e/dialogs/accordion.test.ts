import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/test.ts";
import { workbenchOrigin } from "../../support/sites/sites.ts";

/** The questions are drawn by <details>: the summary's text is what a visitor presses. */
const question = (page: Page, text: string) => page.getByText(text);

async function expectOpen(page: Page, ...open: string[]): Promise<void> {
	for (const answer of ["First answer", "Second answer", "Other answer"])
		await expect(page.getByText(answer)).toBeVisible({
			visible: open.includes(answer),
		});
}

async function pressThrough(page: Page): Promise<void> {
	await page.goto(`${workbenchOrigin}/dialogs`);
	await expectOpen(page);
	await question(page, "First question").click();
	await expectOpen(page, "First answer");
	await question(page, "Other question").click();
	await expectOpen(page, "First answer", "Other answer");
	await question(page, "Second question").click();
	await expectOpen(page, "Second answer", "Other answer");
	await question(page, "Second question").click();
	await expectOpen(page, "Other answer");
}

test("DLG-16 one answer is open at a time, by mouse and keyboard; it can be closed, and another list of questions is left alone", async ({
	page,
}) => {
	await test.step("one answer is open at a time, it can be closed, and another list of questions is left alone", async () => {
		await pressThrough(page);
	});
	await test.step("the same with the keyboard", async () => {
		await page.goto(`${workbenchOrigin}/dialogs`);
		await question(page, "First question").focus();
		await page.keyboard.press("Enter");
		await expectOpen(page, "First answer");
		await page.keyboard.press("Tab");
		await page.keyboard.press("Space");
		await expectOpen(page, "Second answer");
		await page.keyboard.press("Enter");
		await expectOpen(page);
	});
});

test("DLG-16 the same without JavaScript", async ({ noScriptPage }) => {
	await pressThrough(noScriptPage);
});
