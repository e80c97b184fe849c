import { expect, type Page } from "@playwright/test";
import {
	contrast,
	luminance,
	readLight,
} from "../support/browser/luminance.ts";
import { screenshot } from "../support/browser/screenshot.ts";

/** A contrast that meets WCAG 1.4.3 for text of any size. */
const enough = 4.5;

type Line = {
	text: string;
	color: [number, number, number];
	box: { x: number; y: number; width: number; height: number };
};

/**
 * Compares each line of text in the site's header and on the hero's photograph with the brightest
 * spot behind it. `measured` contains the texts of all lines, `faint` the lines with too little
 * contrast.
 */
export async function measureHero(
	page: Page,
): Promise<{ measured: string; faint: string[] }> {
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	// Waits until the picture is decoded, because a loaded picture may not be painted yet. Retries,
	// because a new viewport width may select another file, and then `decode` rejects.
	await expect
		.poll(
			() =>
				page
					.locator("main img")
					.first()
					.evaluate((image: HTMLImageElement) =>
						image.decode().then(() => "decoded", String),
					),
			{ message: "the photograph", intervals: [20] },
		)
		.toBe("decoded");
	const lines = await hideLines(page);
	const lightIn = await readLight(await screenshot(page));
	await showLines(page);
	const ratios = lines.map(({ text, color, box }) => ({
		text,
		ratio: contrast(luminance(color), lightIn(box).lightest),
	}));
	return {
		measured: lines.map(({ text }) => text).join(" "),
		faint: ratios
			.filter(({ ratio }) => ratio < enough)
			.map(({ text, ratio }) => `${text}: ${ratio.toFixed(2)}`),
	};
}

/**
 * Returns the lines of text in the header and on the photograph. Hides them, so that a screenshot
 * shows their background.
 */
function hideLines(page: Page): Promise<Line[]> {
	return page.evaluate(async () => {
		const lines: Line[] = [];
		const heading = document.querySelector("h1");
		for (const part of [
			document.querySelector("header"),
			heading?.parentElement,
		]) {
			if (!part) throw new Error("The page has no header or no heading");
			const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
			const textElements: HTMLElement[] = [];
			while (texts.nextNode()) {
				const { currentNode: text } = texts;
				const parent = text.parentElement;
				// Skips texts that are hidden or only for screen readers, and buttons with a background of
				// their own.
				if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
				const button = parent.closest("button, a[data-variant]");
				if (button && !/, 0\)$/.test(getComputedStyle(button).backgroundColor))
					continue;
				if (getComputedStyle(parent).clipPath !== "none") continue;
				const canvas = document.createElement("canvas").getContext("2d");
				if (!canvas) throw new Error("This browser has no canvas");
				canvas.fillStyle = getComputedStyle(parent).color;
				canvas.fillRect(0, 0, 1, 1);
				const [red = 0, green = 0, blue = 0] = canvas.getImageData(
					0,
					0,
					1,
					1,
				).data;
				const range = document.createRange();
				range.selectNodeContents(text);
				for (const { x, y, width, height } of range.getClientRects()) {
					const on = document.elementFromPoint(x + width / 2, y + height / 2);
					// Skips lines below the viewport or covered by the consent banner.
					if (width > 1 && on && (on.contains(parent) || parent.contains(on)))
						lines.push({
							text: text.textContent ?? "",
							color: [red, green, blue],
							box: { x, y, width, height },
						});
				}
				textElements.push(parent);
			}
			for (const element of textElements) element.style.visibility = "hidden";
		}
		// Waits two frames until the lines are no longer painted, because a screenshot follows.
		await new Promise((resolve) =>
			requestAnimationFrame(() => requestAnimationFrame(resolve)),
		);
		return lines;
	});
}

function showLines(page: Page): Promise<void> {
	return page.evaluate(() => {
		for (const element of document.querySelectorAll<HTMLElement>(
			"header [style], main [style]",
		))
			element.style.removeProperty("visibility");
	});
}
