import { expect, openReady, test } from "../support/browser/test.ts";

test.use({
	contextOptions: { reducedMotion: "reduce", forcedColors: "active" },
});

test("in forced colors buttons have a border, and focused elements have an outline", async ({
	page,
}) => {
	await openReady(page, "/");
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
					hasVisibleBorder:
						Number.parseFloat(borderTopWidth) >= 1 &&
						borderTopStyle === "solid" &&
						borderTopColor !== backgroundColor,
				};
			}),
	);
	expect(edges.length).toBeGreaterThan(2);
	expect(edges.filter(({ hasVisibleBorder }) => !hasVisibleBorder)).toEqual([]);

	for (let press = 0; press < 12; press += 1) {
		await page.keyboard.press("Tab");
		const focus = await page.evaluate(() => {
			const element = document.activeElement;
			if (!element) return undefined;
			const { outlineStyle, outlineWidth, outlineColor } =
				getComputedStyle(element);
			return {
				name: element.textContent,
				hasVisibleOutline:
					outlineStyle === "solid" &&
					Number.parseFloat(outlineWidth) >= 2 &&
					!/, 0\)$|transparent/.test(outlineColor),
			};
		});
		expect(focus).toMatchObject({ hasVisibleOutline: true });
	}
});

const fill = (element: Element) => getComputedStyle(element).backgroundColor;

test("in forced colors selected tabs, selected buttons and time blocks stay visible", async ({
	page,
}) => {
	await openReady(page, "/schedule?day=wednesday");
	const chosen = page.getByRole("tab", { selected: true });
	const other = page.getByRole("tab", { selected: false }).first();
	const pressed = page.getByRole("button", { name: "Weekly View" });
	const notPressed = page.getByRole("button", { name: "Calendar View" });
	// Forced colors replace fills. Even then, a selected control must differ from the page and from
	// an unselected control.
	const plain = await page.locator("body").evaluate(fill);
	for (const [marked, unmarked] of [
		[chosen, other],
		[pressed, notPressed],
	] as const)
		expect([plain, await unmarked.evaluate(fill)]).not.toContain(
			await marked.evaluate(fill),
		);

	await page.goto("/schedule");
	await expect(page.getByText("Open gym, members")).not.toHaveCSS(
		"border-top-width",
		"0px",
	);
	await page.goto("/group-classes");
	const block = page
		.getByRole("listitem")
		.filter({ hasText: "Skill and strength" });
	await expect(block).not.toHaveCSS("border-top-width", "0px");
});
