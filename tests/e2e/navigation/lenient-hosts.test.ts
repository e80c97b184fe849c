import type { Page } from "@playwright/test";
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
