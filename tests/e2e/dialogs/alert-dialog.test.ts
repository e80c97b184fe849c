import { expect, test } from "../../support/browser/test.ts";

test("DLG-15 a question is asked with its name and what follows from it, the careful answer has the focus, and only an answer closes it", async ({
	page,
	openWorkbench,
}) => {
	await openWorkbench("/dialogs");
	const question = page.getByRole("alertdialog", { name: "Delete it?" });
	const opener = page.getByRole("button", { name: "Delete", exact: true });
	for (const refuse of ["Escape", "Enter"])
		await test.step(`${refuse} at once leaves everything as it is and leads back to the button`, async () => {
			await opener.click();
			await expect(question).toHaveAccessibleDescription(
				"It cannot be brought back.",
			);
			await expect(
				question.getByRole("button", { name: "Keep it" }),
			).toBeFocused();
			await page.keyboard.press(refuse);
			await expect(question).toBeHidden();
			await expect(page.getByText("Answer: nothing")).toBeVisible();
			await expect(opener).toBeFocused();
		});
	await opener.click();
	await page.mouse.click(20, 450);
	await expect(question).toBeVisible();
	await page.getByRole("button", { name: "Delete it" }).click();
	await expect(question).toBeHidden();
	await expect(page.getByText("Answer: deleted")).toBeVisible();
});
