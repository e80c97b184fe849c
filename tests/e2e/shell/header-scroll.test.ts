import type { Locator, Page } from "@playwright/test";
import { headerLink } from "../../support/browser/links.ts";
import { expect, test } from "../../support/browser/test.ts";

function scrollPage(page: Page, y: number): Promise<void> {
	return page.evaluate((top) => scrollTo(0, top), y);
}

const themes = [
	{ theme: "light", isBarColor: (lightness: number) => lightness > 230 },
	{ theme: "dark", isBarColor: (lightness: number) => lightness < 40 },
] as const;

test("NAV-13 NAV-14 the header is transparent at the top, and has its background beyond 10 px", async ({
	page,
}) => {
	await page.goto("/");
	const header = page.getByRole("banner");
	for (const { theme, isBarColor } of themes) {
		await page.emulateMedia({ colorScheme: theme });
		await expect(page.locator("html")).toContainClass(theme);
		const heightAtTop = (await header.boundingBox())?.height;

		await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
		await expect(header).toHaveCSS("border-bottom-color", "rgba(0, 0, 0, 0)");
		await expect(header).toHaveCSS("backdrop-filter", "none");

		await scrollPage(page, 11);
		await expect(header).toHaveCSS("backdrop-filter", /^blur\(\d+px\)$/);
		await expect(header).toHaveCSS("border-bottom-width", "1px");
		await expect
			.poll(
				async () => (await paintedColor(header, "border-bottom-color")).opacity,
			)
			.toBe(1);
		await expect
			.poll(async () => {
				const { lightness, opacity } = await paintedColor(
					header,
					"background-color",
				);
				return isBarColor(lightness) && opacity > 0.8;
			})
			.toBe(true);
		expect((await header.boundingBox())?.height).toBe(heightAtTop);

		await scrollPage(page, 10);
		await expect(header).toHaveCSS("backdrop-filter", "none");
		await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
		await expect(header).toHaveCSS("border-bottom-color", "rgba(0, 0, 0, 0)");
	}
});

test("NAV-14 NAV-15 the header's text is light at the top of a photograph only", async ({
	page,
}) => {
	await page.goto("/#fitness-tips");
	await expect(page.getByRole("banner")).toHaveCSS(
		"backdrop-filter",
		/^blur\(/,
	);

	const pricingLink = headerLink(page, "Pricing");
	await scrollPage(page, 0);
	await expect
		.poll(async () => (await paintedColor(pricingLink, "color")).lightness)
		.toBeGreaterThan(230);
	await scrollPage(page, 11);
	await expect
		.poll(async () => (await paintedColor(pricingLink, "color")).lightness)
		.toBeLessThan(60);
	await page.goto("/thank-you-free-class");
	expect((await paintedColor(pricingLink, "color")).lightness).toBeLessThan(60);
});

function paintedColor(
	locator: Locator,
	property: "color" | "background-color" | "border-bottom-color",
): Promise<{ lightness: number; opacity: number }> {
	return locator.evaluate((element, name) => {
		const canvas = document.createElement("canvas").getContext("2d");
		if (!canvas) throw new Error("This browser has no canvas");
		canvas.fillStyle = getComputedStyle(element).getPropertyValue(name);
		canvas.fillRect(0, 0, 1, 1);
		const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(
			0,
			0,
			1,
			1,
		).data;
		return { lightness: (red + green + blue) / 3, opacity: alpha / 255 };
	}, property);
}
