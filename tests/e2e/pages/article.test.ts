import type { Locator } from "@playwright/test";
import { notFoundNoise } from "../../support/browser/not-found-noise.ts";
import { requestsFor } from "../../support/browser/requests.ts";
import {
	appReady,
	expect,
	openReady,
	test,
} from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

const meals = "What to eat before a 6:30 AM class";
const missing = "404: Oops! Page not found";

test.describe("an address", () => {
	test.beforeEach(({ expectedNoise }) => {
		expectedNoise.push(...notFoundNoise);
	});

	test("C-20 C-19 ART-07 an article under another category redirects; an unknown one is not found", async ({
		page,
	}) => {
		await openReady(page, "/fitness-tips");
		const heading = page.getByRole("heading", { level: 1 });
		for (const [requestedPath, finalPath, headline] of [
			[
				"/fitness-tips/mindset/pre-workout-meals",
				"/fitness-tips/pre-workout-meals",
				meals,
			],
			["/blog/nope", "/not-found", missing],
			["/fitness-tips/no-such-category/nope", "/not-found", missing],
		] as const) {
			const message =
				headline === missing &&
				page.waitForEvent("console", (line) =>
					line.text().includes(`Page not found: ${requestedPath}`),
				);
			const response = await page.goto(requestedPath);
			expect(response?.status()).toBe(headline === missing ? 404 : 200);
			await expect(heading).toHaveText(headline);
			await expect(page).toHaveURL(finalPath);
			await message;
			await page.goBack();
			await expect(page).toHaveURL("/fitness-tips");
			await expect(heading).toHaveText("Fitness Tips");
		}
	});

	test("capitals lead to the page that was meant, and change nothing in an address that is none", async ({
		page,
	}) => {
		for (const [path, finalPath] of [
			["/Blog/Rest-Days?from=card#main", "/blog/rest-days?from=card#main"],
			["/Nope", "/Nope"],
		] as const) {
			const response = await page.goto(path);
			expect(response?.status()).toBe(404);
			await expect(page).toHaveURL(finalPath);
			await appReady(page);
			await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
		}
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(missing);
	});
});

test("ART-05 Back goes back in the history, to the list as it was left", async ({
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
	await page.getByRole("link", { name: "Back", exact: true }).click();
	await expect(page).toHaveURL("/fitness-tips?tab=training");
	await page.goForward();
	await expect(page).toHaveURL(address);
});

test("the member story has a video and no picture; it is asked for when the visitor presses play", async ({
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
