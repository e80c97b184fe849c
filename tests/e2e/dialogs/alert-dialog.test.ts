import { expect, test } from "../../support/browser/test.ts";
import { siteOrigin } from "../../support/sites/sites.ts";

test.beforeEach(async ({ page, openWorkbench }) => {
	await openWorkbench("/dialogs");
	await page.getByRole("button", { name: "Delete", exact: true }).click();
	await expect(page.getByRole("alertdialog")).toBeVisible();
});

test("DLG-15 a question is asked with its name and what follows from it, and the careful answer has the focus", async ({
	page,
}) => {
	const question = page.getByRole("alertdialog", { name: "Delete it?" });
	await expect(question).toHaveAccessibleDescription(
		"It cannot be brought back.",
	);
	await expect(question.getByRole("button", { name: "Keep it" })).toBeFocused();
});

test("DLG-15 a click beside the question does not close it", async ({
	page,
}) => {
	await page.mouse.click(20, 450);
	await expect(page.getByRole("alertdialog")).toBeVisible();
	await page.getByRole("button", { name: "Delete it" }).click();
	await expect(page.getByText("Answer: deleted")).toBeVisible();
});

for (const refuse of ["Escape", "Enter"]) {
	test(`DLG-15 ${refuse} at once leaves everything as it is and leads back to the button`, async ({
		page,
	}) => {
		await page.keyboard.press(refuse);
		await expect(page.getByRole("alertdialog")).toBeHidden();
		await expect(page.getByText("Answer: nothing")).toBeVisible();
		await expect(
			page.getByRole("button", { name: "Delete", exact: true }),
		).toBeFocused();
	});
}

test("DLG-15 the question is answered with yes", async ({ page }) => {
	await page.getByRole("button", { name: "Delete it" }).click();
	await expect(page.getByRole("alertdialog")).toBeHidden();
	await expect(page.getByText("Answer: deleted")).toBeVisible();
});

for (const path of ["/", "/thank-you-free-class", "/not-found"]) {
	test(`DLG-15 ${path} uses no such question`, async ({ request }) => {
		const html = await (await request.get(siteOrigin + path)).text();
		expect(html).toContain("<dialog");
		expect(html).not.toContain("alertdialog");
	});
}
