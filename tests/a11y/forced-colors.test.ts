import type { Page } from "@playwright/test";
import { dialogFor, freeTrial } from "../support/browser/frames.ts";
import {
	expect,
	fullyRendered,
	openReady,
	test,
} from "../support/browser/test.ts";

test.use({
	contextOptions: { reducedMotion: "reduce", forcedColors: "active" },
});

test("forced colors keep the outlines that backgrounds and shadows otherwise draw", async ({
	page,
}) => {
	await openReady(page, "/");
	await expectNoLineIsCut(page);
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

	const dots = await page
		.getByRole("button", { name: /^Testimonial \d$/ })
		.evaluateAll((all) =>
			all
				.map((dot) => ({
					isCurrent: dot.ariaCurrent === "true",
					height: dot.firstElementChild?.getBoundingClientRect().height ?? 0,
				}))
				.toSorted((a, b) => b.height - a.height),
		);
	expect(dots.map(({ isCurrent }) => isCurrent)).toEqual([
		true,
		...Array(4).fill(false),
	]);
	expect(dots[0]?.height).toBeGreaterThan(dots[1]?.height ?? 0);

	await page.getByRole("button", { name: "Free Trial" }).first().click();
	const dialog = dialogFor(page, freeTrial);
	await expect(dialog).toBeVisible();
	await expect(dialog).not.toHaveCSS("border-top-width", "0px");
	await page.keyboard.press("Escape");
	const row = page
		.getByRole("listitem")
		.filter({ hasText: "Nutrition Coaching" })
		.filter({ hasText: "per week" });
	await expect(row).not.toHaveCSS("border-bottom-width", "0px");
});

const fill = (element: Element) => getComputedStyle(element).backgroundColor;

test("forced colors keep the schedule's selection and blocks visible", async ({
	page,
}) => {
	await openReady(page, "/schedule?day=wednesday");
	const chosen = page.getByRole("tab", { selected: true });
	const other = page.getByRole("tab", { selected: false }).first();
	const pressed = page.getByRole("button", { name: "Weekly View" });
	const notPressed = page.getByRole("button", { name: "Calendar View" });
	// In forced colors, a mark drawn only by its fill is invisible if the fill gets the page's color.
	const plain = await page.locator("body").evaluate(fill);
	for (const [marked, unmarked] of [
		[chosen, other],
		[pressed, notPressed],
	] as const)
		expect([plain, await unmarked.evaluate(fill)]).not.toContain(
			await marked.evaluate(fill),
		);

	await page.goto("/schedule");
	await expectNoLineIsCut(page);
	await expect(page.getByText("Open gym, members")).not.toHaveCSS(
		"border-top-width",
		"0px",
	);
	await page.goto("/group-classes");
	await expectNoLineIsCut(page);
	const block = page
		.getByRole("listitem")
		.filter({ hasText: "Skill and strength" });
	await expect(block).not.toHaveCSS("border-top-width", "0px");
	await page.goto("/pricing");
	await expectNoLineIsCut(page);
});

/**
 * Forced colors add an opaque box behind each line of text. If the boxes overlap, one covers the
 * line above it.
 */
async function expectNoLineIsCut(page: Page): Promise<void> {
	await fullyRendered(page);
	const cut = await page.getByRole("main").evaluate((main) => {
		const lines: { text: string; box: DOMRect }[] = [];
		const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const { currentNode: node } = texts;
			const text = node.textContent?.trim();
			if (!text || !node.parentElement?.checkVisibility()) continue;
			if (node.parentElement.closest(".visually-hidden")) continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			for (const box of range.getClientRects()) lines.push({ text, box });
		}
		return lines.flatMap((line, index) => {
			const next = lines[index + 1];
			if (!next || next.box.top <= line.box.top + 2) return [];
			const isBelow =
				next.box.left < line.box.right && line.box.left < next.box.right;
			return isBelow && line.box.bottom - next.box.top > 3
				? [`${line.text} / ${next.text}`]
				: [];
		});
	});
	expect(cut).toEqual([]);
}
