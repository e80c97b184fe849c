import sharp from "sharp";
import { boxOf } from "../../support/browser/box.ts";
import { expectPicture } from "../../support/browser/pictures.ts";
import { expect, test } from "../../support/browser/test.ts";
import { secondGymOrigin } from "../../support/sites/sites.ts";

test("a transparent portrait shows its card in both themes", async ({
	page,
}) => {
	await page.goto(`${secondGymOrigin}/about`);
	const portrait = page
		.getByRole("main")
		.getByRole("img", { name: "Jo, cut out" })
		.first();
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		await expect(page.locator("html")).toContainClass(colorScheme);
		await portrait.scrollIntoViewIfNeeded();
		await expectPicture(portrait);
		const box = await boxOf(portrait);
		// At a quarter of its height, the picture is transparent at its edge.
		const y = box.y + box.height / 4;
		const colorAt = async (x: number) => {
			const shot = await page.screenshot({
				clip: { x, y, width: 1, height: 1 },
			});
			return [...(await sharp(shot).removeAlpha().raw().toBuffer())];
		};
		expect(await colorAt(box.x + 6)).toEqual(await colorAt(box.x - 4));
	}
});
