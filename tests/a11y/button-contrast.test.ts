import type { Page } from "@playwright/test";
import { contrast, readLight } from "../support/browser/luminance.ts";
import { screenshot } from "../support/browser/screenshot.ts";
import {
	expect,
	fullyRendered,
	openReady,
	test,
} from "../support/browser/test.ts";
import { viewportObserved } from "../support/browser/viewport-observed.ts";

const minContrast = { text: 4.5, icon: 3 };

test("buttons of / and /schedule have enough contrast in the browser's forced dark theme", async ({
	page,
}) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await page.addInitScript(() => {
		localStorage.setItem("ui-theme", "light");
	});
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
	await expectReadableButtons(page, 390);
});

async function expectReadableButtons(page: Page, width: number): Promise<void> {
	for (const path of ["/", "/schedule"]) {
		await page.setViewportSize({ width, height: 900 });
		await openReady(page, path);
		await fullyRendered(page);
		await showWhole(page, width);
		const texts = await textsOfButtons(page);
		expect(texts.length, path).toBeGreaterThan(4);
		const lightIn = await readLight(await screenshot(page));
		const lowContrast = texts.flatMap(({ name, kind, box }) => {
			const { lightest, darkest } = lightIn(box);
			const ratio = contrast(lightest, darkest);
			return ratio < minContrast[kind] ? [`${name}: ${ratio.toFixed(2)}`] : [];
		});
		expect(lowContrast, path).toEqual([]);
	}
}

/** Makes the viewport as tall as the page, so that everything is rendered before the screenshot. */
async function showWhole(page: Page, width: number): Promise<void> {
	const height = await page.evaluate(
		() => document.documentElement.scrollHeight,
	);
	await page.setViewportSize({ width, height });
	await viewportObserved(page);
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Returns the boxes of texts and icons of visible buttons, in px from the top left of the page. */
function textsOfButtons(page: Page) {
	return page.locator("button, [data-variant]").evaluateAll((buttons) =>
		buttons
			.filter(
				(button) =>
					!button.matches(":disabled, [aria-disabled=true]") &&
					button.checkVisibility({
						visibilityProperty: true,
						opacityProperty: true,
					}),
			)
			.map((button) => {
				const range = document.createRange();
				range.selectNodeContents(button);
				const { x, y, width, height } = range.getBoundingClientRect();
				const kind = button.textContent ? ("text" as const) : ("icon" as const);
				// Widens an icon's box to contain some background, because a slider's dot fills its box.
				const edge = kind === "icon" ? 3 : 0;
				return {
					name: button.textContent || button.ariaLabel,
					kind,
					box: {
						x: x + scrollX - edge,
						y: y + scrollY,
						width: width + 2 * edge,
						height,
					},
				};
			})
			.filter(
				({ box }) =>
					box.width > 2 && box.x >= 0 && box.x + box.width <= innerWidth,
			),
	);
}
