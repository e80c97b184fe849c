import { appReady, expect, test } from "../support/test.ts";

for (const path of ["/", "/corporate", "/prolabs"]) {
	for (const width of [320, 360, 390]) {
		test(`C-32 in a window of ${width} px every control of the bar of ${path} ends within the page's margin`, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(path);
			await appReady(page);
			const bar = page.getByRole("banner");
			const controls = [
				bar.getByRole("link", { name: "Ironbell, home" }),
				bar.getByRole("button", { name: /^(Free Trial|Request|Book)/ }),
				bar.getByRole("button", { name: "Open menu" }),
			];
			const margin = 20;
			let end = margin;
			for (const control of controls) {
				const box = await control.boundingBox();
				expect(box?.x).toBeGreaterThanOrEqual(end);
				end = (box?.x ?? 0) + (box?.width ?? width);
			}
			expect(end).toBeLessThanOrEqual(width - margin);
		});
	}
}
