import { sitePaths } from "../support/site-paths.ts";
import { appReady, drawnWhole, expect, test } from "../support/test.ts";

const pages = sitePaths().filter((path) => path !== "/not-found");

/** Widths of requirements.md and of the design, px. */
const widths = [
	320, 360, 390, 767, 768, 800, 1024, 1219, 1220, 1280, 1440, 1920,
];

for (const path of pages) {
	test(`${path} scrolls only downwards, at every width`, async ({ page }) => {
		await page.goto(path);
		await drawnWhole(page);
		for (const width of widths) {
			await page.setViewportSize({ width, height: 900 });
			await expect
				.poll(
					() =>
						page.evaluate(
							() =>
								document.documentElement.scrollWidth -
								document.documentElement.clientWidth,
						),
					{ message: `sideways at ${width} px` },
				)
				.toBe(0);
		}
	});

	test(`${path} shows no picture out of shape`, async ({ page }) => {
		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(path);
			await drawnWhole(page);
			const squeezed = await page.locator("img").evaluateAll((images) =>
				images
					.filter((image) => image instanceof HTMLImageElement)
					.filter((image) => getComputedStyle(image).objectFit !== "cover")
					.filter(
						({ clientWidth, clientHeight, width: w, height: h }) =>
							Math.abs(clientWidth / Math.max(clientHeight, 1) - w / h) > 0.02,
					)
					.map(({ src }) => src),
			);
			expect(squeezed).toEqual([]);
		}
	});
}

test("the photograph and the ledge under it fit the first view of 1440 by 900", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/");
	await appReady(page);
	await page.evaluate(() => document.fonts.ready);
	const box = await page
		.getByRole("region", { name: "Find Your Strength in Belltown" })
		.boundingBox();
	const end = (box?.y ?? 0) + (box?.height ?? 0);
	expect(end).toBeLessThanOrEqual(900);
	expect(end).toBeGreaterThan(880);
});

test("nothing in the bar overlaps, where it is fullest", async ({ page }) => {
	for (const width of [320, 390, 1220]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/");
		const boxes = await page
			.getByRole("banner")
			.locator("a:visible, summary:visible, button:visible")
			.evaluateAll((controls) =>
				controls
					.map((control) => control.getBoundingClientRect())
					.map(({ left, right }) => ({ left, right })),
			);
		const ordered = boxes.toSorted((a, b) => a.left - b.left);
		for (const [index, { right }] of ordered.entries()) {
			const next = ordered[index + 1];
			if (next)
				expect(next.left, `${width} px`).toBeGreaterThanOrEqual(
					Math.floor(right),
				);
		}
	}
});
