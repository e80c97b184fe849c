import type { Page } from "@playwright/test";
import { notFoundNoise } from "../support/browser/not-found-noise.ts";
import { desktop, phone } from "../support/browser/screens.ts";
import {
	comfortableTargetSizePx,
	targetsUnder,
} from "../support/browser/target-sizes.ts";
import { expect, test } from "../support/browser/test.ts";
import { colorRules, violations } from "../support/browser/violations.ts";
import { publishedOrigin } from "../support/sites/sites.ts";
import { measureHero } from "./hero-contrast.ts";
import {
	distortedPictures,
	emulatePhone,
	findLayoutProblems,
	frameTitles,
	listen,
	openAndScrollThrough,
	setFontSize,
	spaceText,
} from "./visit.ts";
import { visitedPaths } from "./visited-paths.ts";

// Opens each page of the owner's site only once for all checks: first those at desktop widths,
// then those at phone widths.
test.use({ baseURL: publishedOrigin, viewport: desktop });

/** Reports all failures, not only the first. */
const softly = expect.configure({ soft: true });

/**
 * Widths in px, from docs/requirements.md and the design. The contrast of texts on photographs is
 * measured at `photoWidths`, where their crop changes.
 */
const desktopWidths = [1920, 1440, 1280, 1220, 1219, 1024, 800, 768, 767];
const phoneWidths = [390, 360, 320];
const photoWidths = [1440, 1024, 768, 390];

async function expectTextContrast(page: Page, where: string) {
	const { measured, faint } = await measureHero(page);
	const headline = await page
		.getByRole("heading", { level: 1 })
		.evaluate((heading) => heading.textContent.split(" ")[0]);
	softly(measured).toContain(headline);
	softly(faint, `contrast, ${where}`).toEqual([]);
}

async function setTheme(page: Page, colorScheme: "light" | "dark") {
	await page.emulateMedia({ colorScheme });
	await expect(page.locator("html")).toContainClass(colorScheme);
}

for (const path of visitedPaths())
	test(`EMBED-09 C-32 ${path} passes the checks of colors, layout, targets, pictures and requests`, async ({
		page,
		expectedNoise,
	}) => {
		// The test checks requests to other origins itself.
		expectedNoise.push(/^request to the outside/);
		if (path === "/not-found") expectedNoise.push(...notFoundNoise);
		const requests = await listen(page, publishedOrigin);
		await openAndScrollThrough(page, path);
		const isOnPhoto = (await page.locator("header[data-photo]").count()) > 0;

		await test.step("its dark colors have enough contrast on a desktop", async () => {
			await setTheme(page, "dark");
			softly(await violations(page, colorRules)).toEqual([]);
			// Measures the dark theme at one width only, because scrim and texts are the same in both
			// themes.
			if (isOnPhoto) await expectTextContrast(page, "dark");
			await setTheme(page, "light");
		});

		for (const width of desktopWidths) await expectToFit(page, width);
		await test.step("it fits at twice the font size (WCAG 1.4.4)", async () => {
			await setFontSize(page, 32);
			for (const width of [1280, 800]) await expectToFit(page, width);
			await setFontSize(page, 16);
		});
		await emulatePhone(page);
		for (const width of phoneWidths) await expectToFit(page, width);
		await test.step("it fits at twice the font size (WCAG 1.4.4)", async () => {
			await setFontSize(page, 32);
			await expectToFit(page, 360);
			await setFontSize(page, 16);
		});
		await test.step("it fits with the text spacing of WCAG 1.4.12", async () => {
			await spaceText(page, true);
			for (const width of [1024, 360]) await expectToFit(page, width);
			await spaceText(page, false);
		});

		await page.setViewportSize(phone);
		await test.step("every control is large enough for touch", async () => {
			const body = page.locator("body");
			const { all, small } = await targetsUnder(body, comfortableTargetSizePx);
			softly(all, "targets").toBeGreaterThan(0);
			// Allows the dots of carousels, which cannot be wider, because they are 24 px apart.
			const dots = /^(Testimonial|Picture) \d+: 24 x 44$/;
			softly(
				small.filter((target) => !dots.test(target)),
				`under ${comfortableTargetSizePx} px`,
			).toEqual([]);
		});

		await test.step("it has no axe violations on a phone in the light theme", async () => {
			softly(await violations(page)).toEqual([]);
		});

		await test.step("every picture keeps its aspect ratio", async () => {
			softly(await distortedPictures(page)).toEqual([]);
		});

		await test.step("only its frames send requests to other origins", async () => {
			const frames = await page
				.locator("iframe")
				.evaluateAll((all) =>
					all
						.filter((frame) => frame instanceof HTMLIFrameElement)
						.map(({ title, src }) => ({ title, src })),
				);
			softly(requests.outside(), "outside").toEqual(
				new Set(frames.map(({ src }) => src)),
			);
			softly(
				frames.map(({ title }) => title),
				"frames",
			).toEqual(await frameTitles(page));
			softly(requests.unexpected(), "requests").toEqual([]);
		});

		async function expectToFit(page: Page, width: number) {
			await test.step(`it fits a viewport of ${width} px`, async () => {
				await page.setViewportSize({ width, height: desktop.height });
				await softly
					.poll(() => findLayoutProblems(page), {
						message: `at ${width} px`,
						timeout: 5000,
						intervals: [20],
					})
					.toEqual({
						horizontalScroll: 0,
						collidingControls: [],
						overflowingTexts: [],
					});
				if (isOnPhoto && photoWidths.includes(width))
					await expectTextContrast(page, `${width} px`);
			});
		}
	});
