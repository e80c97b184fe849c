import type { Page } from "@playwright/test";
import { brightestIn, contrast, luminance } from "../support/luminance.ts";
import { appReady, expect, test } from "../support/test.ts";

/** WCAG 1.4.3, for text of any size. */
const enough = 4.5;

/** Pages that begin with a photograph, and what stands on it. */
const photographs = [
	{
		path: "/",
		said: /premier fitness experience.*Find Your Strength.*busy professionals.*See Plans & Options/,
	},
	{
		path: "/corporate",
		said: /Better than another pizza lunch.*gets a lift/,
	},
	{
		path: "/prolabs",
		said: /bring the floor.*independent trainers/,
	},
	{
		path: "/programs",
		said: /Six ways.*onto the floor.*change your mind/,
	},
	{
		path: "/personal-training",
		said: /One coach,.*your program.*your calendar/,
	},
	{
		path: "/about",
		said: /Our Story.*Your Community.*stopped coming/,
	},
	{
		path: "/group-classes",
		said: /Ninety minutes.*start to finish.*opinions about coffee/,
	},
	{
		path: "/nutrition-coaching",
		said: /Eat for the week.*Real shopping lists/,
	},
	{
		path: "/open-gym",
		said: /The floor, on.*your own clock.*at no extra cost/,
	},
] as const;

for (const width of [390, 768, 1024, 1440]) {
	for (const colorScheme of ["light", "dark"] as const) {
		test.describe(() => {
			test.use({ viewport: { width, height: 900 }, colorScheme });

			// What lies on the photographs is the same in both themes: the dark one is measured at one width, home at all.
			for (const { path, said } of colorScheme === "light" || width === 390
				? photographs
				: photographs.slice(0, 1))
				test(`the words on the photograph of ${path} stand out from its brightest spot behind them at ${width} px in the ${colorScheme} theme`, async ({
					page,
				}) => {
					await page.goto(path);
					await appReady(page);
					// Loaded is not painted: the screenshot must not come before the decoded picture.
					await page
						.locator("main img")
						.first()
						.evaluate((image: HTMLImageElement) => image.decode());
					const lines = await hideLines(page);
					expect(lines.map(({ words }) => words).join(" ")).toMatch(said);
					const screenshot = await page.screenshot({ scale: "css" });
					const ratios = await Promise.all(
						lines.map(async ({ words, color, box }) => ({
							words,
							ratio: contrast(
								luminance(color),
								await brightestIn(screenshot, box),
							),
						})),
					);
					expect(ratios.filter(({ ratio }) => ratio < enough)).toEqual([]);
				});
		});
	}
}

type Line = {
	words: string;
	color: [number, number, number];
	box: { x: number; y: number; width: number; height: number };
};

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
				for (const { x, y, width, height } of range.getClientRects())
					if (width > 1)
						lines.push({
							words: text.textContent ?? "",
							color: [red, green, blue],
							box: { x, y, width, height },
						});
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
