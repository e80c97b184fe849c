import { columnsOf } from "../../support/browser/columns.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";

test("PROG-04 ABOUT-05 PT-05 programs and coaches stand in columns where there is room", async ({
	page,
}) => {
	for (const [path, name, next, columns] of [
		["/programs", "All programs", "Next program", [2, 3, 3]],
		["/about", "Meet Our Expert Coaches", "Next coach", [3, 3, 3]],
		["/personal-training", /^Who you’ll work/, "Next coach", [3, 3, 3]],
	] as const) {
		await page.goto(path);
		const cards = page.getByRole("region", { name });
		for (const [index, width] of [800, 1024, 1280].entries()) {
			await page.setViewportSize({ width, height: 900 });
			expect(
				await columnsOf(cards.getByRole("article")),
				`${path} at ${width} px`,
			).toBe(columns[index]);
			await expect(cards.getByRole("button", { name: next })).toBeHidden();
		}
	}
});

test("DLG-14 See Full Bio opens the coach's dialog, which has a hash of its own", async ({
	page,
}) => {
	await page.goto("/about#coach-theo");
	const bio = page.getByRole("dialog", { name: "Theo Lindqvist" });
	await expect(bio).toBeVisible();
	await appReady(page);
	await bio.getByRole("button", { name: "Close" }).click();
	await expect(page).toHaveURL("/about");

	for (const name of ["Theo Lindqvist", "Maren Okafor"]) {
		const openButton = page.getByRole("button", {
			name: `See Full Bio ${name}`,
		});
		await openButton.click();
		await expect(page.getByRole("dialog")).toHaveCount(1);
		await expect(
			page.getByRole("dialog", { name }).getByRole("img", { name }),
		).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await expect(openButton).toBeFocused();
	}
});
