import type { BrowserContext, Page } from "@playwright/test";
import { notFoundNoise } from "../../support/browser/not-found-noise.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";
import { secondGymOrigin } from "../../support/sites/sites.ts";

const pixelOrigin = "https://pixel.harborlane.example";

/** Stands in for the provider's script: it takes over the queue and writes down each call. */
const standIn = `
	window.tracked = [];
	fbq.callMethod = (...call) => window.tracked.push(call.join(" "));
	for (const call of fbq.queue.splice(0)) fbq.callMethod(...call);`;

test.use({
	baseURL: secondGymOrigin,
	expectedNoise: [
		[
			...notFoundNoise.expectedNoise[0],
			// The browser asks for what the test then answers itself.
			/^request to the outside: https:\/\/pixel\.harborlane\.example\//,
		],
		{ scope: "test" },
	],
});

/** Answers for the provider; tells what was asked of it. */
async function answerPixel(context: BrowserContext, body = standIn) {
	const asked: string[] = [];
	await context.route(`${pixelOrigin}/**`, (route) => {
		asked.push(route.request().url());
		return route.fulfill({ contentType: "text/javascript", body });
	});
	return asked;
}

const tracked = (page: Page): Promise<readonly string[] | undefined> =>
	page.evaluate(() => Reflect.get(window, "tracked"));
const question = (page: Page) =>
	page.getByRole("region", { name: "Count this visit?" });
const answer = (page: Page, name: string) =>
	question(page).getByRole("button", { name });
const control = (page: Page) =>
	page
		.getByRole("contentinfo")
		.getByRole("button", { name: "Change your mind" });

async function open(page: Page, path = "/"): Promise<void> {
	await page.goto(path);
	await appReady(page);
}

async function agree(page: Page): Promise<void> {
	await answer(page, "Go ahead").click();
	await expect.poll(() => tracked(page)).toBeTruthy();
}

test("G-34 nothing is loaded, stored or moved before the visitor has answered; both answers are equally easy, and a no is kept", async ({
	page,
	context,
}) => {
	const asked = await answerPixel(context);
	const top = () =>
		page
			.getByRole("main")
			.evaluate((main) => main.getBoundingClientRect().top + scrollY);
	await page.goto("/");
	const before = await top();
	await appReady(page);
	await test.step("nothing is loaded, stored or moved before the visitor has answered", async () => {
		await expect(question(page)).toBeVisible();
		expect(await top()).toBe(before);
		await page.waitForLoadState("networkidle");
		expect(asked).toEqual([]);
		expect(await page.evaluate(() => "fbq" in window)).toBe(false);
		expect(await page.evaluate(() => localStorage.length)).toBe(0);
		await expect(page.getByRole("contentinfo")).toContainText(
			"Visits are not counted.",
		);
	});
	await test.step("both answers are equally easy: side by side, the same size, the same look", async () => {
		const looks = await question(page)
			.getByRole("button")
			.evaluateAll((buttons) =>
				buttons.map((button) => {
					const { width, height, top } = button.getBoundingClientRect();
					const { backgroundColor, color, fontSize } = getComputedStyle(button);
					return { width, height, top, backgroundColor, color, fontSize };
				}),
			);
		expect(looks).toHaveLength(2);
		expect(looks[0]).toEqual(looks[1]);
	});
	await test.step("a no is kept, and the question does not come again", async () => {
		await answer(page, "Please do not").click();
		await expect(question(page)).toHaveCount(0);
		expect(await top()).toBe(before);
		await open(page, "/pricing");
		await expect(page.getByRole("contentinfo")).toContainText(
			"This visit is not counted.",
		);
		await expect(question(page)).toHaveCount(0);
		expect(asked).toEqual([]);
	});
});

test("PIXEL-02 C-54 every change of page is tracked once, the first page included, a query or an anchor never", async ({
	page,
	context,
}) => {
	await answerPixel(context);
	await open(page);
	await agree(page);
	await expect
		.poll(() => tracked(page))
		.toEqual(["init 4455667788", "track PageView"]);
	const bar = page.getByRole("banner");
	await bar.getByRole("link", { name: "Pricing" }).click();
	await expect(page).toHaveURL("/pricing");
	await bar.getByRole("link", { name: "Schedule" }).click();
	await expect(page).toHaveURL("/schedule");
	await page.getByRole("tab", { name: /^Wed/ }).click();
	await expect(page).toHaveURL("/schedule?day=wednesday");
	await page.evaluate(() => {
		location.hash = "main";
	});
	await expect(page).toHaveURL("/schedule?day=wednesday#main");
	await bar.getByRole("link", { name: "Pricing" }).click();
	await expect(page).toHaveURL("/pricing");
	await expect
		.poll(() => tracked(page))
		.toEqual([
			"init 4455667788",
			"track PageView",
			"track PageView",
			"track PageView",
			"track PageView",
		]);
});

test("PIXEL-01 C-39 Lead is tracked on the thank-you page of ProLabs, once per load, and on no other", async ({
	page,
	context,
}) => {
	await answerPixel(context);
	await open(page, "/thank-you-free-class");
	await agree(page);
	// The next page's view comes after whatever this one had to tell.
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: "Pricing" })
		.click();
	await expect(page).toHaveURL("/pricing");
	await expect
		.poll(() => tracked(page))
		.toEqual(["init 4455667788", "track PageView", "track PageView"]);

	await page.goto("/thank-you-prolabs");
	await expect
		.poll(() => tracked(page))
		.toEqual(["init 4455667788", "track PageView", "track Lead"]);
	await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
	await expect(page).toHaveURL("/pricing");
	await page.goBack();
	await expect(page).toHaveURL("/thank-you-prolabs");
	await expect
		.poll(async () =>
			(await tracked(page))?.filter((it) => it === "track PageView"),
		)
		.toHaveLength(3);
	expect(
		(await tracked(page))?.filter((it) => it === "track Lead"),
	).toHaveLength(1);
});

test("G-34 the browser's opt-out signal is a no, even after a yes, and the footer says so", async ({
	page,
	context,
}) => {
	const asked = await answerPixel(context);
	await context.addInitScript(() => {
		Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
		localStorage.setItem("privacy-choice", "agreed");
	});
	await open(page);
	await expect(page.getByRole("contentinfo")).toContainText(
		"Your browser opts out, so this visit is not counted.",
	);
	await expect(question(page)).toHaveCount(0);
	await expect(control(page)).toHaveCount(0);
	await page.waitForLoadState("networkidle");
	expect(asked).toEqual([]);
});

test("G-34 PIXEL-02 the footer opens the question again, by keyboard; a yes counts from then on and in a new document, a no after it stops the pixel, also where the storage is full", async ({
	page,
	context,
}) => {
	const asked = await answerPixel(context);
	const footer = page.getByRole("contentinfo");
	const lastTracked = async () => (await tracked(page))?.at(-1);
	await open(page, "/pricing");
	await answer(page, "Please do not").click();
	await test.step("the footer opens the question again, by keyboard, and the focus returns", async () => {
		await control(page).focus();
		await page.keyboard.press("Enter");
		await expect(question(page)).toBeFocused();
		await page.keyboard.press("Tab");
		await page.keyboard.press("Tab");
		await page.keyboard.press("Tab");
		await expect(answer(page, "Go ahead")).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(control(page)).toBeFocused();
		await expect.poll(() => tracked(page)).toContain("track PageView");
		expect(asked).toEqual([`${pixelOrigin}/events.js`]);
		await expect(footer).toContainText("This visit is counted.");
	});
	await test.step("a stored yes counts from the first page on, in a new document too", async () => {
		await open(page, "/pricing?from=ad");
		await expect
			.poll(() => tracked(page))
			.toEqual(["init 4455667788", "track PageView"]);
		await expect(question(page)).toHaveCount(0);
	});
	await test.step("a no after a yes tells the pixel to stop, a yes after that to go on", async () => {
		await control(page).click();
		await answer(page, "Please do not").click();
		await expect.poll(lastTracked).toBe("consent revoke");
		await control(page).click();
		await answer(page, "Go ahead").click();
		await expect.poll(lastTracked).toBe("consent grant");
	});
	await test.step("a no counts where the storage is full", async () => {
		await page.evaluate(() => {
			Storage.prototype.setItem = () => {
				throw new DOMException("full", "QuotaExceededError");
			};
		});
		await control(page).click();
		await answer(page, "Please do not").click();
		await expect(footer).toContainText("This visit is not counted.");
	});
});

test.describe("harms nothing", () => {
	test.use({
		expectedNoise: [
			[/pixel\.harborlane\.example|ERR_FAILED|blocked-by/],
			{ scope: "test" },
		],
	});

	test("PIXEL-02 a pixel whose script is blocked: the page goes on", async ({
		page,
		context,
	}) => {
		await context.route(`${pixelOrigin}/**`, (route) => route.abort());
		await open(page);
		await answer(page, "Go ahead").click();
		await page
			.getByRole("banner")
			.getByRole("link", { name: "Pricing" })
			.click();
		await expect(page).toHaveURL("/pricing");
		await expect
			.poll(() => page.evaluate(() => Reflect.get(window, "fbq").queue))
			.toEqual([
				["init", "4455667788"],
				["track", "PageView"],
				["track", "PageView"],
			]);
	});

	test("PIXEL-02 a pixel that throws: the page goes on", async ({
		page,
		context,
	}) => {
		await answerPixel(
			context,
			"fbq.callMethod = () => { throw new Error('broken') };",
		);
		const loaded = page.waitForResponse(`${pixelOrigin}/events.js`);
		await open(page);
		await answer(page, "Go ahead").click();
		await loaded;
		await page
			.getByRole("banner")
			.getByRole("link", { name: "Pricing" })
			.click();
		await expect(page).toHaveURL("/pricing");
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	});
});

test("G-34 blocked storage: the answer holds for the visit", async ({
	page,
	context,
}) => {
	await context.addInitScript(() => {
		Object.defineProperty(window, "localStorage", {
			get() {
				throw new DOMException("blocked", "SecurityError");
			},
		});
	});
	await open(page);
	await answer(page, "Please do not").click();
	await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
	await expect(page).toHaveURL("/pricing");
	await expect(question(page)).toHaveCount(0);
});
