import type { Page } from "@playwright/test";
import { notFoundNoise } from "../support/browser/not-found-noise.ts";
import { desktop, phoneDevice } from "../support/browser/screens.ts";
import {
	comfortable,
	smallest,
	targetsUnder,
} from "../support/browser/targets.ts";
import { expect, test } from "../support/browser/test.ts";
import { colorRules, violations } from "../support/browser/violations.ts";
import { publishedOrigin } from "../support/sites/sites.ts";
import { measureHero } from "./hero-contrast.ts";
import {
	framePlaces,
	listen,
	misfits,
	readToTheEnd,
	wrongPictures,
} from "./visit.ts";
import { visitedPaths } from "./visited-paths.ts";

// The owner's site, whatever it says: each page is opened once on each screen, and held against every rule.
test.use({ baseURL: publishedOrigin });

/** What fails does not hide the rest. */
const softly = expect.configure({ soft: true });

/**
 * Widths of requirements.md and of the design, px, the device's own last; a photograph is measured where its cut
 * changes.
 */
const screens = {
	phone: {
		device: phoneDevice,
		widths: [320, 360, 390],
		photoWidths: [390],
	},
	desktop: {
		device: { viewport: desktop },
		widths: [767, 768, 800, 1024, 1219, 1220, 1440, 1920, 1280],
		photoWidths: [768, 1024, 1440],
	},
};

/** The words of the bar and of the photograph, behind which it may be bright. */
async function expectWordsToStandOut(page: Page, where: string) {
	const { measured, faint } = await measureHero(page);
	const headline = await page
		.getByRole("heading", { level: 1 })
		.evaluate((heading) => heading.textContent.split(" ")[0]);
	softly(measured).toContain(headline);
	softly(faint, `contrast, ${where}`).toEqual([]);
}

for (const [screen, { device, widths, photoWidths }] of Object.entries(screens))
	test.describe(() => {
		test.use(device);

		for (const path of visitedPaths())
			test(`ROUTE-03 EMBED-09 C-32 ${path} on a ${screen} is legible, fits, can be hit, shows its pictures and asks nobody else`, async ({
				page,
				expectedNoise,
			}) => {
				// Each visit says for itself who may be asked.
				expectedNoise.push(/^request to the outside/);
				if (path === "/not-found") expectedNoise.push(...notFoundNoise);
				const requests = await listen(page, publishedOrigin);
				await readToTheEnd(page, path);

				await test.step("every picture comes, in its own shape", async () => {
					softly(await wrongPictures(page), "pictures").toEqual({
						broken: [],
						squeezed: [],
					});
				});

				if (screen === "phone")
					await test.step("every control can be hit with a finger", async () => {
						const body = page.locator("body");
						const targets = await targetsUnder(body, smallest);
						softly(targets.all, "targets").toBeGreaterThan(0);
						softly(targets.small, `under ${smallest} px`).toEqual([]);
						const { small } = await targetsUnder(body, comfortable);
						// The dots of carousels stand 24 px apart.
						const dots = /^(Testimonial|Picture) \d+: 24 x 44$/;
						softly(
							small.filter((target) => !dots.test(target)),
							`under ${comfortable} px`,
						).toEqual([]);
					});

				await test.step("everyone can use it in the light theme", async () => {
					softly(await violations(page), "light").toEqual([]);
				});

				const isOnPhoto =
					(await page.locator("header[data-photo]").count()) > 0;
				for (const width of widths)
					await test.step(`it fits a window of ${width} px`, async () => {
						await page.setViewportSize({
							width,
							height: device.viewport.height,
						});
						await softly
							.poll(() => misfits(page), {
								message: `at ${width} px`,
								timeout: 5000,
							})
							.toEqual({ sideways: 0, inTheBar: [] });
						if (isOnPhoto && photoWidths.includes(width))
							await expectWordsToStandOut(page, `${width} px, light`);
					});

				await test.step("everyone can use it in the dark theme", async () => {
					await page.emulateMedia({ colorScheme: "dark" });
					await expect(page.locator("html")).toContainClass("dark");
					softly(await violations(page, colorRules), "dark").toEqual([]);
					// The scrim and the words on it are the same in both themes: one width tells whether a color has slipped in.
					if (isOnPhoto) await expectWordsToStandOut(page, "dark");
				});

				await test.step("nobody is asked but for what the page shows", async () => {
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
					).toEqual(await framePlaces(page));
					softly(requests.unexpected(), "requests").toEqual([]);
				});
			});
	});
