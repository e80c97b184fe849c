import { expect, type Page } from "@playwright/test";
import {
	contrast,
	luminance,
	readLight,
} from "../support/browser/luminance.ts";
import { photograph } from "../support/browser/photograph.ts";

/** WCAG 1.4.3, for text of any size. */
const enough = 4.5;

type Line = {
	words: string;
	color: [number, number, number];
	box: { x: number; y: number; width: number; height: number };
};

/**
 * The lines of text in the bar and on the photograph under it that do not stand out from the brightest spot behind
 * them, and the words of all lines that were measured.
 */
export async function measureHero(
	page: Page,
): Promise<{ measured: string; faint: string[] }> {
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	// Loaded is not painted: the screenshot must not come before the decoded picture. Another width may choose another
	// file of the picture, which ends a decoding that is under way with an error; the next one is of the new file.
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
	const lightIn = await readLight(await photograph(page));
	await showLines(page);
	const ratios = lines.map(({ words, color, box }) => ({
		words,
		ratio: contrast(luminance(color), lightIn(box).lightest),
	}));
	return {
		measured: lines.map(({ words }) => words).join(" "),
		faint: ratios
			.filter(({ ratio }) => ratio < enough)
			.map(({ words, ratio }) => `${words}: ${ratio.toFixed(2)}`),
	};
}

/** The lines of text in the header and on the photograph, which are then taken away: what was behind them stays. */
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
			const shown: HTMLElement[] = [];
			while (texts.nextNode()) {
				const { currentNode: text } = texts;
				const parent = text.parentElement;
				// Words on a button stand on its own color, closed lists and words for screen readers on none.
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
					// What lies below the first view is not in the picture; the question about measuring may cover a line.
					if (width > 1 && on && (on.contains(parent) || parent.contains(on)))
						lines.push({
							words: text.textContent ?? "",
							color: [red, green, blue],
							box: { x, y, width, height },
						});
				}
				shown.push(parent);
			}
			for (const element of shown) element.style.visibility = "hidden";
		}
		// The screenshot must not show the frame before.
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
