import { appReady, expect, test } from "../support/test.ts";

// As people with low vision set their system: few colors, no backgrounds, no shadows.
test.use({
	contextOptions: { reducedMotion: "reduce", forcedColors: "active" },
});

test.beforeEach(async ({ page }) => {
	await page.goto("/");
	await appReady(page);
	expect(
		await page.evaluate(() => matchMedia("(forced-colors: active)").matches),
	).toBe(true);
});

test("buttons keep an edge where colors are the system's", async ({ page }) => {
	const edges = await page.getByRole("button").evaluateAll((buttons) =>
		buttons
			.filter((button) =>
				button.matches("[data-variant=default], [data-variant=outline]"),
			)
			.filter((button) => button.checkVisibility({ visibilityProperty: true }))
			.map((button) => {
				const {
					borderTopWidth,
					borderTopStyle,
					borderTopColor,
					backgroundColor,
				} = getComputedStyle(button);
				return {
					name: button.textContent,
					isDrawn:
						Number.parseFloat(borderTopWidth) >= 1 &&
						borderTopStyle === "solid" &&
						borderTopColor !== backgroundColor,
				};
			}),
	);
	expect(edges.length).toBeGreaterThan(2);
	expect(edges.filter(({ isDrawn }) => !isDrawn)).toEqual([]);
});

test("the focus is seen where colors are the system's", async ({ page }) => {
	for (let press = 0; press < 12; press += 1) {
		await page.keyboard.press("Tab");
		const focus = await page.evaluate(() => {
			const element = document.activeElement;
			if (!element) return undefined;
			const { outlineStyle, outlineWidth, outlineColor } =
				getComputedStyle(element);
			return {
				name: element.textContent,
				isSeen:
					outlineStyle === "solid" &&
					Number.parseFloat(outlineWidth) >= 2 &&
					!/, 0\)$|transparent/.test(outlineColor),
			};
		});
		expect(focus).toMatchObject({ isSeen: true });
	}
});

test("the current page and the current slide are told apart without colors", async ({
	page,
}) => {
	const heights = await page
		.getByRole("button", { name: /^Testimonial \d$/ })
		.evaluateAll((dots) =>
			dots.map((dot) => [
				dot.getAttribute("aria-current"),
				dot.firstElementChild?.getBoundingClientRect().height ?? 0,
			]),
		);
	const current = heights
		.filter(([mark]) => mark === "true")
		.map(([, height]) => height);
	const others = heights
		.filter(([mark]) => mark !== "true")
		.map(([, height]) => height);
	expect(current).toHaveLength(1);
	expect(others).toHaveLength(4);
	for (const height of others)
		expect(Number(current[0])).toBeGreaterThan(Number(height));
});

test("rows keep their rules and dialogs their edge", async ({ page }) => {
	await page.getByRole("button", { name: "Free Trial" }).first().click();
	const dialog = page.getByRole("dialog", {
		name: "Book Your Free Trial Class",
	});
	await expect(dialog).toBeVisible();
	await expect(dialog).not.toHaveCSS("border-top-width", "0px");
	await page.keyboard.press("Escape");
	const row = page
		.getByRole("listitem")
		.filter({ hasText: "Nutrition Coaching" })
		.filter({ hasText: "per week" });
	await expect(row).not.toHaveCSS("border-bottom-width", "0px");
});
