import { columnsOf } from "../../support/browser/columns.ts";
import { phone } from "../../support/browser/screens.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";

test("PROG-04 ABOUT-05 PT-05 programs and coaches are in two or three columns from 800 px", async ({
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

for (const [path, name, next] of [
	["/programs", "All programs", "Next program"],
	["/about", "Meet Our Expert Coaches", "Next coach"],
	["/personal-training", /^Who you’ll work/, "Next coach"],
] as const)
	test(`PROG-04 ABOUT-05 PT-05 the cards of ${path} are a carousel on a phone`, async ({
		page,
	}) => {
		await page.setViewportSize(phone);
		await openReady(page, path);
		const region = page.getByRole("region", { name });
		const cards = region.getByRole("article");
		await region.getByRole("button", { name: next }).click();
		await expect(cards.nth(1)).toBeInViewport({ ratio: 0.5 });
		await expect(cards.nth(0)).not.toBeInViewport({ ratio: 0.5 });
	});
