import sharp from "sharp";
import { expectPicture } from "../../support/browser/pictures.ts";
import { expect, test } from "../../support/browser/test.ts";
import { secondGymOrigin } from "../../support/sites/sites.ts";

for (const colorScheme of ["light", "dark"] as const)
	test(`a transparent portrait shows its card in the ${colorScheme} theme`, async ({
		page,
	}) => {
		await page.emulateMedia({ colorScheme });
		await page.goto(`${secondGymOrigin}/about`);
		const portrait = page
			.getByRole("main")
			.getByRole("img", { name: "Jo, cut out" })
			.first();
		await portrait.scrollIntoViewIfNeeded();
		await expectPicture(portrait);
		const box = await portrait.boundingBox();
		if (!box) throw new Error("The portrait is not shown");
		// A quarter down, the drawing reaches the picture's edge.
		const y = box.y + box.height / 4;
		const colorAt = async (x: number) => {
			const shot = await page.screenshot({
				clip: { x, y, width: 1, height: 1 },
			});
			return [...(await sharp(shot).removeAlpha().raw().toBuffer())];
		};
		const inside = await colorAt(box.x + 6);
		const beside = await colorAt(box.x - 4);
		expect(inside).toEqual(beside);
	});
