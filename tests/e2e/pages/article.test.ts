import type { Page } from "@playwright/test";
import { notFoundNoise } from "../../support/browser/not-found-noise.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

const meals = "What to eat before a 6:30 AM class";
const addresses = [
	"/fitness-tips/nutrition/pre-workout-meals",
	"/fitness-tips/pre-workout-meals",
	"/blog/pre-workout-meals",
];

test("ROUTE-15 ART-03 the article shows under each of its addresses", async ({
	page,
}) => {
	for (const path of addresses)
		await test.step(path, async () => {
			const response = await page.goto(path);
			expect(response?.status()).toBe(200);
			const article = page.getByRole("article").first();
			await appReady(page);
			await expect(page).toHaveURL(path);
			await expect(article.getByRole("heading", { level: 1 })).toHaveText(
				meals,
			);
			await expect(
				article.getByRole("heading", { name: "If you have an hour" }),
			).toBeVisible();
			await expect(page).toHaveTitle(`${meals} | Ironbell`);
		});
});

test("ROUTE-15 C-20 a visitor of the article under a category that it has not finds it, with and without scripts", async ({
	page,
	noScriptPage,
}) => {
	for (const category of ["mindset", "no-such-category"])
		for (const browser of [page, noScriptPage]) {
			const path = `/fitness-tips/${category}/pre-workout-meals`;
			const response = await browser.goto(path);
			expect(response?.status()).toBe(200);
			await expect(browser.getByRole("heading", { level: 1 })).toHaveText(
				meals,
			);
			await expect(browser).toHaveURL("/fitness-tips/pre-workout-meals");
		}
});

test.describe("C-20 C-19 an address within the site", () => {
	test.use(notFoundNoise);

	test("of an article under another category leads to it, and Back to where the visitor was", async ({
		page,
	}) => {
		await page.goto("/fitness-tips");
		await appReady(page);
		for (const category of ["mindset", "nothing"]) {
			await goWithinSite(page, `/fitness-tips/${category}/pre-workout-meals`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(meals);
			await expect(page).toHaveURL("/fitness-tips/pre-workout-meals");
			await page.goBack();
			await expect(page).toHaveURL("/fitness-tips");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(
				"Fitness Tips",
			);
		}
	});

	test("ART-07 of no article leads to the not-found page, whose console line names it", async ({
		page,
	}) => {
		await page.goto("/fitness-tips");
		await appReady(page);
		for (const path of [
			"/fitness-tips/nope",
			"/fitness-tips/nutrition/nope",
			"/blog/nope",
		])
			await test.step(path, async () => {
				const message = page.waitForEvent("console", (it) =>
					it.text().includes(`Page not found: ${path}`),
				);
				await goWithinSite(page, path);
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(
					"404: Oops! Page not found",
				);
				await expect(page).toHaveURL("/not-found");
				await message;
				await page.goBack();
				await expect(page).toHaveURL("/fitness-tips");
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(
					"Fitness Tips",
				);
			});
	});
});

test.describe(() => {
	test.use(notFoundNoise);

	test("ART-07 C-19 an article that is none is answered with status 404 and ends at /not-found; Back returns", async ({
		page,
	}) => {
		for (const path of [
			"/fitness-tips/no-such-category/nope",
			"/blog/nope",
			"/fitness-tips/nutrition/page/2",
		])
			await test.step(path, async () => {
				await page.goto("/pricing");
				const message = page.waitForEvent("console", (it) =>
					it.text().startsWith("Page not found: "),
				);
				const response = await page.goto(path);
				expect(response?.status()).toBe(404);
				expect(response?.request().redirectedFrom()).toBeNull();
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(
					"404: Oops! Page not found",
				);
				await expect(page).toHaveURL("/not-found");
				expect((await message).text()).toBe(`Page not found: ${path}`);
				await page.goBack();
				await expect(page).toHaveURL("/pricing");
			});
	});

	test("ROUTE-21 capitals lead to the page that was meant, and change nothing in an address that is none", async ({
		page,
	}) => {
		for (const [path, shown] of [
			["/Pricing?plan=gold#faq", "/pricing?plan=gold#faq"],
			["/Blog/Rest-Days", "/blog/rest-days"],
			["/Nope", "/Nope"],
		] as const) {
			const response = await page.goto(path);
			expect(response?.status()).toBe(404);
			await expect(page).toHaveURL(shown);
			await appReady(page);
			await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
		}
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			"404: Oops! Page not found",
		);
	});

	test("C-20 where a host does not lead on, the page for missing addresses does", async ({
		page,
	}) => {
		// Answers as Cloudflare does, which cannot be told of unknown categories.
		const missing = await page.request.get("/not-found-at-all");
		await page.route("**/fitness-tips/other/rest-days", async (route) =>
			route.fulfill({
				status: 404,
				headers: missing.headers(),
				body: await missing.body(),
			}),
		);
		await page.goto("/fitness-tips/other/rest-days");
		await expect(page).toHaveURL("/fitness-tips/rest-days");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			"What a rest day is for",
		);
	});
});

test("ART-05 Back goes back in the history, to the list as it was left", async ({
	page,
}) => {
	await page.goto("/fitness-tips?tab=training");
	await appReady(page);
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

test("ART-05 Back leads to the category's tab for a visitor who came from elsewhere", async ({
	page,
}) => {
	await page.goto("/fitness-tips/training/rest-days");
	await appReady(page);
	await page.getByRole("link", { name: "Back", exact: true }).click();
	await expect(page).toHaveURL("/fitness-tips?tab=training");
});

test("ART-05 ART-06 ART-02 without scripts Back and the category are links to the tab, and the video one to its own page", async ({
	noScriptPage: page,
}) => {
	await test.step("without scripts Back and the category are links to the tab", async () => {
		await page.goto("/blog/rest-days");
		for (const name of ["Back", "Training"])
			await expect(
				page.getByRole("link", { name, exact: true }),
			).toHaveAttribute("href", "/fitness-tips?tab=training");
	});
	await test.step("without scripts the video is a link to its own page", async () => {
		await page.goto("/fitness-tips/community/member-stories");
		await expect(
			page.getByRole("link", { name: /^Watch it on the provider’s page/ }),
		).toHaveAttribute("href", `${sandboxOrigin}/embed/gwen-first-pull-up`);
		await expect(
			page.getByRole("button", { name: "Play the video" }),
		).toBeHidden();
	});
});

test("ART-02 the member story has a video and no picture; it is asked for when the visitor presses play", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().startsWith(sandboxOrigin)) asked.push(request.url());
	});
	await page.goto("/fitness-tips/community/member-stories");
	await appReady(page);
	const article = page.getByRole("article").first();
	await expect(article.getByRole("img")).toHaveCount(0);
	await expect(article.locator("iframe")).toHaveCount(0);
	expect(asked).toEqual([]);
	const before = await article.boundingBox();

	await article.getByRole("button", { name: "Play the video" }).click();
	const player = article.locator("iframe");
	await expect(player).toHaveAttribute(
		"src",
		`${sandboxOrigin}/embed/gwen-first-pull-up`,
	);
	await expect(player).toHaveAttribute(
		"title",
		// A word joiner keeps "pull-up" in one line.
		/^Gwen’s first pull-\u2060?up, told by herself$/,
	);
	await expect(
		player.contentFrame().getByRole("heading", { level: 1 }),
	).toBeVisible();
	const after = await article.boundingBox();
	expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
});

test("a change of page fetches one article and nothing of the others", async ({
	page,
}) => {
	await page.goto("/fitness-tips?tab=training");
	await appReady(page);
	const fetched: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes(".data"))
			fetched.push(new URL(request.url()).pathname);
	});
	await page.getByRole("link", { name: "What a rest day is for" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"What a rest day is for",
	);
	expect(new Set(fetched)).toEqual(
		new Set(["/fitness-tips/training/rest-days.data"]),
	);
});

/** Follows an address as a link of the site would, without a new document. */
async function goWithinSite(page: Page, path: string): Promise<void> {
	await page.evaluate((to) => {
		history.pushState({ usr: null, key: "test", idx: 1 }, "", to);
		dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
	}, path);
}
