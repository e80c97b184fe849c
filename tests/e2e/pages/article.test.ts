import type { Locator } from "@playwright/test";
import { requestsFor } from "../../support/browser/requests.ts";
import {
	appReady,
	expect,
	openReady,
	test,
} from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

test("ART-05 Back returns to the list and its tab through the browser's history", async ({
	page,
}) => {
	await openReady(page, "/fitness-tips?tab=training");
	await page
		.getByRole("main")
		.getByRole("link", { name: "What a rest day is for" })
		.first()
		.click();
	const address = /\/fitness-tips\/training\/rest-days$/;
	await expect(page).toHaveURL(address);
	await appReady(page);
	await page.getByRole("link", { name: "Back", exact: true }).click();
	await expect(page).toHaveURL("/fitness-tips?tab=training");
	await page.goForward();
	await expect(page).toHaveURL(address);
});

test("Back leaves the article after a jump within it", async ({ page }) => {
	await openReady(page, "/fitness-tips?tab=training");
	await page
		.getByRole("main")
		.getByRole("link", { name: "What a rest day is for" })
		.first()
		.click();
	await expect(page).toHaveURL(/rest-days$/);
	await appReady(page);
	await page.getByRole("link", { name: "Skip to content" }).press("Enter");
	await expect(page).toHaveURL(/rest-days#main$/);
	await page.getByRole("link", { name: "Back", exact: true }).click();
	await expect(page).toHaveURL("/fitness-tips?tab=training");
});

test("the video of the member story is requested only when the visitor presses play", async ({
	page,
}) => {
	const requests = requestsFor(page, sandboxOrigin);
	await openReady(page, "/fitness-tips/community/member-stories");
	const article = page.getByRole("article").first();
	await expect(article.getByRole("img")).toHaveCount(0);
	await expect(article.locator("iframe")).toHaveCount(0);
	expect(requests).toEqual([]);
	const before = await textStart(article);

	await article.getByRole("button", { name: "Play the video" }).click();
	const player = article.locator("iframe");
	await expect(player).toHaveAttribute(
		"src",
		`${sandboxOrigin}/embed/gwen-first-pull-up`,
	);
	await expect(player).toHaveAttribute(
		"title",
		// A word joiner keeps "pull-up" on one line.
		/^Gwen’s first pull-\u2060?up, told by herself$/,
	);
	await expect(
		player.contentFrame().getByRole("heading", { level: 1 }),
	).toBeVisible();
	expect(await textStart(article)).toBeCloseTo(before, 0);
});

/**
 * Distance from the title to the first section, in px. It changes if an element between them
 * changes its height.
 */
async function textStart(article: Locator): Promise<number> {
	const title = await article.getByRole("heading", { level: 1 }).boundingBox();
	const section = await article
		.getByRole("heading", { level: 2 })
		.first()
		.boundingBox();
	return (section?.y ?? NaN) - (title?.y ?? NaN);
}
