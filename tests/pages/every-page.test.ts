import { notFoundNoise } from "../support/browser/not-found-noise.ts";
import { desktop, phoneDevice } from "../support/browser/screens.ts";
import {
	comfortable,
	smallest,
	targetsUnder,
} from "../support/browser/targets.ts";
import { expect, test } from "../support/browser/test.ts";
import { expectNoViolations } from "../support/browser/violations.ts";
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

/** Widths of requirements.md and of the design, px; a photograph is measured where its cut changes. */
const screens = {
	phone: {
		device: phoneDevice,
		widths: [320, 360, 390],
		photoWidths: [390],
	},
	desktop: {
		device: { viewport: desktop },
		widths: [767, 768, 800, 1024, 1219, 1220, 1280, 1440, 1920],
		photoWidths: [768, 1024, 1440],
	},
} as const;

for (const [screen, { device, widths, photoWidths }] of Object.entries(screens))
	for (const path of visitedPaths())
		test.describe(() => {
			test.use({
				...device,
				expectedNoise: [
					[
						// Each visit says for itself who may be asked.
						/^request to the outside/,
						...(path === "/not-found" ? notFoundNoise.expectedNoise[0] : []),
					],
					{ scope: "test" },
				],
			});

			test(`ROUTE-03 EMBED-09 C-32 ${path} on a ${screen} is legible, fits, can be hit, shows its pictures and asks nobody else`, async ({
				page,
			}) => {
				const heard = await listen(page, publishedOrigin);
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

				const isOnPhoto =
					(await page.locator("header[data-photo]").count()) > 0;
				await test.step("everyone can use it in both themes", () =>
					expectNoViolations(page));

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
					});

				if (isOnPhoto)
					for (const width of photoWidths)
						for (const colorScheme of ["light", "dark"] as const)
							await test.step(`the words on its photograph stand out at ${width} px in the ${colorScheme} theme`, async () => {
								await page.setViewportSize({
									width,
									height: device.viewport.height,
								});
								await page.emulateMedia({ colorScheme });
								await expect(page.locator("html")).toContainClass(colorScheme);
								const { measured, faint } = await measureHero(page);
								const [headline = ""] =
									(
										await page.getByRole("heading", { level: 1 }).textContent()
									)?.split(" ") ?? [];
								softly(measured).toContain(headline);
								softly(faint, `contrast, ${width} px, ${colorScheme}`).toEqual(
									[],
								);
							});

				await test.step("nobody is asked but for what the page shows", async () => {
					const frames = await page
						.locator("iframe")
						.evaluateAll((all) =>
							all
								.filter((frame) => frame instanceof HTMLIFrameElement)
								.map(({ title, src }) => ({ title, src })),
						);
					softly(heard.outside(), "outside").toEqual(
						new Set(frames.map(({ src }) => src)),
					);
					softly(
						frames.map(({ title }) => title),
						"frames",
					).toEqual(await framePlaces(page));
					softly(heard.unexpected(), "requests").toEqual([]);
				});
			});
		});
