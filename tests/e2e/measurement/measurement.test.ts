import type { BrowserContext, Page } from "@playwright/test";
import { footerLink, headerLink } from "../../support/browser/links.ts";
import { notFoundNoise } from "../../support/browser/not-found-noise.ts";
import {
	appReady,
	expect,
	openReady,
	test,
} from "../../support/browser/test.ts";
import { rot13 } from "../../support/second-gym.ts";
import { secondGymOrigin } from "../../support/sites/sites.ts";

const pixelOrigin = "https://pixel.harborlane.example";

/** A fake of the provider's script, which processes the queue and records each call. */
const fakePixel = `
	window.tracked = [];
	fbq.callMethod = (...call) => window.tracked.push(call.join(" "));
	for (const call of fbq.queue.splice(0)) fbq.callMethod(...call);`;

test.use({ baseURL: secondGymOrigin });

test.beforeEach(({ expectedNoise }) => {
	expectedNoise.push(
		...notFoundNoise,
		// This request never leaves this machine, because stubPixel responds to it.
		/^request to the outside: https:\/\/pixel\.harborlane\.example\//,
	);
});

async function stubPixel(context: BrowserContext, body = fakePixel) {
	const requests: string[] = [];
	await context.route(`${pixelOrigin}/**`, (route) => {
		requests.push(route.request().url());
		return route.fulfill({ contentType: "text/javascript", body });
	});
	return requests;
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

async function expectTracked(page: Page, ...events: string[]): Promise<void> {
	await expect
		.poll(() => tracked(page))
		.toEqual(["init 4455667788", ...events.map((event) => `track ${event}`)]);
}

async function agree(page: Page): Promise<void> {
	await answer(page, "Go ahead").click();
	await expect.poll(() => tracked(page)).toBeTruthy();
}

test("G-34 the pixel is not requested before consent or after a refusal", async ({
	page,
	context,
}) => {
	const requests = await stubPixel(context);
	const top = () =>
		page
			.getByRole("main")
			.evaluate((main) => main.getBoundingClientRect().top + scrollY);
	await page.goto("/");
	const before = await top();
	await appReady(page);

	await expect(question(page)).toBeVisible();
	expect(await top()).toBe(before);
	await page.waitForLoadState("networkidle");
	expect(requests).toEqual([]);
	expect(await page.evaluate(() => "fbq" in window)).toBe(false);
	expect(await page.evaluate(() => localStorage.length)).toBe(0);
	await expect(page.getByRole("contentinfo")).toContainText(
		"Visits are not counted.",
	);

	const buttonStyles = await question(page)
		.getByRole("button")
		.evaluateAll((buttons) =>
			buttons.map((button) => {
				const { width, height, top } = button.getBoundingClientRect();
				const { backgroundColor, color, fontSize } = getComputedStyle(button);
				return { width, height, top, backgroundColor, color, fontSize };
			}),
		);
	expect(buttonStyles).toHaveLength(2);
	expect(buttonStyles[0]).toEqual(buttonStyles[1]);

	await answer(page, "Please do not").click();
	await expect(question(page)).toHaveCount(0);
	expect(await top()).toBe(before);
	await openReady(page, "/pricing");
	await expect(page.getByRole("contentinfo")).toContainText(
		"This visit is not counted.",
	);
	await expect(question(page)).toHaveCount(0);
	expect(requests).toEqual([]);
});

test("PIXEL-02 C-54 each page view is tracked once, but a change of query or hash is not", async ({
	page,
	context,
}) => {
	await stubPixel(context);
	await openReady(page, "/");
	await agree(page);
	await expectTracked(page, "PageView");
	const header = page.getByRole("banner");
	await header.getByRole("link", { name: rot13("Pricing") }).click();
	await expect(page).toHaveURL("/pricing");
	await expectTracked(page, "PageView");
	await header.getByRole("link", { name: rot13("Schedule") }).click();
	await expect(page).toHaveURL("/schedule");
	await expectTracked(page, "PageView");
	await page.getByRole("tab", { name: /^Wed/ }).click();
	await expect(page).toHaveURL("/schedule?day=wednesday");
	await page.evaluate(() => {
		location.hash = "main";
	});
	await expect(page).toHaveURL("/schedule?day=wednesday#main");
	await expectTracked(page, "PageView");
	// Fires the event of a page that the back/forward cache restores.
	await page.evaluate(() =>
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
	);
	await expectTracked(page, "PageView", "PageView");
});

test("PIXEL-01 C-39 Lead is tracked once on /thank-you-prolabs and on no other page", async ({
	page,
	context,
}) => {
	await stubPixel(context);
	const pricing = footerLink(page, rot13("Pricing"));
	await openReady(page, "/thank-you-free-class");
	await agree(page);
	await expectTracked(page, "PageView");

	await page.goto("/thank-you-prolabs");
	await expectTracked(page, "PageView", "Lead");
	await pricing.click();
	await expect(page).toHaveURL("/pricing");
	await expectTracked(page, "PageView");
});

test("G-34 Global Privacy Control overrides an earlier consent, and the footer reports it", async ({
	page,
	context,
}) => {
	const requests = await stubPixel(context);
	await context.addInitScript(() => {
		Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
		localStorage.setItem("privacy-choice", "agreed");
	});
	await openReady(page, "/");
	await expect(page.getByRole("contentinfo")).toContainText(
		"Your browser opts out, so this visit is not counted.",
	);
	await expect(question(page)).toHaveCount(0);
	await expect(control(page)).toHaveCount(0);
	await page.waitForLoadState("networkidle");
	expect(requests).toEqual([]);
});

test("G-34 PIXEL-02 the footer reopens the consent banner, and the last answer applies", async ({
	page,
	context,
}) => {
	const requests = await stubPixel(context);
	const footer = page.getByRole("contentinfo");
	const lastTracked = async () => (await tracked(page))?.at(-1);
	await openReady(page, "/pricing");
	await answer(page, "Please do not").click();

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
	expect(requests).toEqual([`${pixelOrigin}/events.js`]);
	await expect(footer).toContainText("This visit is counted.");

	await openReady(page, "/pricing?from=ad");
	await expectTracked(page, "PageView");
	await expect(question(page)).toHaveCount(0);

	await control(page).click();
	await answer(page, "Please do not").click();
	await expect.poll(lastTracked).toBe("consent revoke");
	await control(page).click();
	await answer(page, "Go ahead").click();
	await expect.poll(lastTracked).toBe("consent grant");

	await page.evaluate(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
	});
	await control(page).click();
	await answer(page, "Please do not").click();
	await expect(footer).toContainText("This visit is not counted.");
});

test("PIXEL-02 links work even if the pixel throws", async ({
	page,
	context,
}) => {
	await stubPixel(
		context,
		"fbq.callMethod = () => { throw new Error('broken') }; window.hasRun = true;",
	);
	await openReady(page, "/");
	await answer(page, "Go ahead").click();
	await expect.poll(() => page.evaluate(() => "hasRun" in window)).toBe(true);
	await headerLink(page, rot13("Pricing")).click();
	await expect(page).toHaveURL("/pricing");
});
