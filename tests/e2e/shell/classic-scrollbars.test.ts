import { readLight } from "../../support/browser/luminance.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";

test("no light strip is left beside an open dialog, and the page does not move", async ({
	page,
}) => {
	await openReady(page, "/pricing");
	const heading = page.getByRole("heading", { level: 1 });
	const before = await heading.boundingBox();
	const room = await page.evaluate(
		() => innerWidth - document.documentElement.clientWidth,
	);
	expect(room).toBeGreaterThan(0);
	await page.getByRole("button", { name: "Free Trial" }).first().click();
	await expect(page.getByRole("dialog")).toBeVisible();
	const strip = { x: 1280 - room, y: 300, width: room, height: 300 };
	const lightIn = await readLight(await page.screenshot());
	expect(lightIn(strip).lightest).toBeLessThan(0.2);
	expect(await heading.boundingBox()).toEqual(before);
});
