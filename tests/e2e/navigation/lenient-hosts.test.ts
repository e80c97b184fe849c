import type { Page } from "@playwright/test";
import { notFoundNoise } from "../../support/browser/not-found-noise.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";
import { siteOrigin } from "../../support/sites/sites.ts";

test("a page that a host shows under other addresses as well answers there", async ({
	page,
}) => {
	const requestedPath = "//schedule?a=b";
	await answerLike(page, requestedPath, "/schedule");
	await openReady(page, siteOrigin + requestedPath);
	await page.getByRole("tab", { name: /^Tue/ }).click();
	await expect(page).toHaveURL(/\/\/schedule\?a=b&day=tue/);
});

test.describe("a missing page", () => {
	test.beforeEach(({ expectedNoise }) => {
		expectedNoise.push(...notFoundNoise);
	});

	test("an odd address stays on this site and comes alive; the console names it", async ({
		page,
	}) => {
		const requestedPath = "//other.example/X";
		const message = page.waitForEvent("console", (line) =>
			line.text().startsWith("Page not found: "),
		);
		await answerLike(page, requestedPath, "/not-found-at-all");
		await openReady(page, siteOrigin + requestedPath);
		expect(new URL(page.url()).origin).toBe(siteOrigin);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			"404: Oops! Page not found",
		);
		expect((await message).text()).toBe(`Page not found: ${requestedPath}`);
	});
});

/** Serves the page of another path without a redirect. */
async function answerLike(
	page: Page,
	requestedPath: string,
	path: string,
): Promise<void> {
	const answer = await page.request.get(path);
	const { href } = new URL(siteOrigin + requestedPath.replace(/#.*/, ""));
	await page.route(
		(url) => url.href.replace(/#.*/, "") === href,
		async (route) =>
			route.fulfill({
				status: answer.status(),
				headers: answer.headers(),
				body: await answer.body(),
			}),
	);
}
