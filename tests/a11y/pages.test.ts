import { notFoundNoise } from "../support/not-found-noise.ts";
import { desktop, phone } from "../support/screens.ts";
import { sitePaths } from "../support/site-paths.ts";
import { appReady, expect, test } from "../support/test.ts";
import { violations } from "../support/violations.ts";

test.use(notFoundNoise);

for (const [screen, viewport] of Object.entries({ phone, desktop })) {
	for (const colorScheme of ["light", "dark"] as const) {
		test.describe(`on a ${screen} in the ${colorScheme} theme`, () => {
			test.use({ viewport, colorScheme });

			for (const path of sitePaths()) {
				test(`${path} can be used by everyone, as far as axe can tell`, async ({
					page,
				}) => {
					await page.goto(path);
					await appReady(page);
					await expect(page.locator("html")).toContainClass(colorScheme);
					expect(await violations(page)).toEqual([]);
				});
			}
		});
	}
}
