import { notFoundNoise } from "../../support/browser/not-found-noise.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";

const missing = "404: Oops! Page not found";

test.beforeEach(async ({ page, expectedNoise }) => {
	expectedNoise.push(...notFoundNoise);
	await openReady(page, "/fitness-tips");
});

for (const [ids, requestedUrl, visibleUrl] of [
	["ROUTE-21 NF-02", "/not-found", "/not-found"],
	["ROUTE-21 NF-02", "/xyz?tab=nutrition#end", "/xyz?tab=nutrition#end"],
	["ART-07 C-19", "/blog/nope", "/not-found"],
	["ART-07 C-19", "/fitness-tips/nope", "/not-found"],
	["ART-07 C-19", "/fitness-tips/no-such-category/nope", "/not-found"],
] as const)
	test(`${ids} ${requestedUrl} shows the not-found page with status 404`, async ({
		page,
	}) => {
		const message = page.waitForEvent("console", (line) =>
			line.text().startsWith("Page not found: "),
		);
		const response = await page.goto(requestedUrl);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(missing);
		await expect(page).toHaveTitle(/^Page not found/);
		await expect(page).toHaveURL(visibleUrl);
		expect((await message).text()).toContain(
			requestedUrl.replace(/[?#].*/, ""),
		);
		await page.goBack();
		await expect(page).toHaveURL("/fitness-tips");
	});
