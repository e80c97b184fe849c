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

test("DLG-16 one answer is open at a time without JavaScript, and another list of questions is left alone", async ({
	noScriptPage: page,
}) => {
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
});
