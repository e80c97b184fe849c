import { expect, test } from "../support/test.ts";

test("DLG-14 the bio dialog is open or closed and shows the coach that was chosen", async ({
	page,
	openWorkbench,
}) => {
	await openWorkbench("/dialogs");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	for (const coach of ["Bo Sample", "Cy Sample", "Ada Sample"]) {
		const opener = page.getByRole("button", {
			name: `See full bio of ${coach}`,
		});
		await opener.click();
		const bio = page.getByRole("dialog", { name: coach });
		await expect(bio).toBeVisible();
		await expect(bio.getByText(`The story of ${coach}.`)).toBeVisible();
		await expect(page.getByRole("dialog")).toHaveCount(1);
		await bio.getByRole("button", { name: "Close" }).click();
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await expect(opener).toBeFocused();
	}
});
