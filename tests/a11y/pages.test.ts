import { notFoundNoise } from "../support/not-found-noise.ts";
import { desktop, phone } from "../support/screens.ts";
import { sitePaths } from "../support/site-paths.ts";
import { appReady, expect, test } from "../support/test.ts";
import { violations } from "../support/violations.ts";

test.use(notFoundNoise);

for (const [screen, viewport] of Object.entries({ phone, desktop })) {
	test.describe(`on a ${screen}`, () => {
		test.use({ viewport });

		for (const path of sitePaths()) {
			test(`${path} can be used by everyone in both themes, as far as axe can tell`, async ({
				page,
			}) => {
				await page.goto(path);
				await appReady(page);
				for (const colorScheme of ["light", "dark"] as const) {
					// The page follows the system while nothing is stored (THEME-04).
					await page.emulateMedia({ colorScheme });
					await expect(page.locator("html")).toContainClass(colorScheme);
					expect(await violations(page), colorScheme).toEqual([]);
				}
			});
		}
	});
}
