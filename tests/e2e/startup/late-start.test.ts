import { createServer } from "node:http";
import type { Page, Route } from "@playwright/test";
import { listen } from "../../../publish/listen.ts";
import {
	dialogFor,
	expectFallbackLinks,
	frameFor,
	freeTrial,
	openAgain,
	prolabsRequest,
} from "../../support/browser/frames.ts";
import { holdRequests } from "../../support/browser/hold-requests.ts";
import { footerLink } from "../../support/browser/links.ts";
import { changePage } from "../../support/browser/page-changes.ts";
import {
	appReady,
	expect,
	openReady,
	test,
} from "../../support/browser/test.ts";
import { oldestBrowser } from "../../support/oldest-browser/oldest-browser.ts";
import { siteOrigin } from "../../support/sites/sites.ts";

const entry = /\/assets\/entry-/;

test("a link clicked before the scripts load opens its page without a reload", async ({
	page,
	expectedNoise,
}) => {
	expectedNoise.push(/net::ERR_FAILED/);
	// Aborts the request only after the page is left, as Firefox does.
	const { promise: pageIsLeft, resolve: leave } = Promise.withResolvers<void>();
	const giveUp = async (route: Route) => {
		await pageIsLeft;
		await route.abort();
	};
	await page.route(entry, giveUp, { times: 1 });
	const release = await holdRequests(page, "/pricing");
	const methods: string[] = [];
	page.on("request", (request) => methods.push(request.method()));
	await page.goto("/about");
	const request = page.waitForRequest("/pricing");
	// A real pointer would prefetch the page, so a script clicks.
	await footerLink(page, "Pricing").evaluate((link: HTMLElement) =>
		link.click(),
	);
	await request;
	const failed = page.waitForEvent("requestfailed");
	leave();
	await failed;
	release();
	await expect(page).toHaveURL("/pricing");
	// When scripts fail to load, a page sends a HEAD request and then reloads. The page that was
	// left must not do this.
	expect(methods).not.toContain("HEAD");
});

test("a click on a button opens its dialog once the rest of the HTML has arrived", async ({
	page,
}) => {
	const { origin, finish, close } = await serveInHalves("</main>");
	await page.goto(origin, { waitUntil: "commit" });
	await openAgain(page, freeTrial);
	await expect(page.getByRole("dialog")).toHaveCount(0);
	finish();
	await expect(dialogFor(page, freeTrial)).toBeVisible();
	await close();
});

test("on a translated page a click counts even if React replaces the pressed button", async ({
	page,
}) => {
	const release = await holdRequests(page, /\/assets\/quote-calculator-/);
	await page.goto("/corporate");
	await page.evaluate(changePage, ["translation"] as const);
	const session = page.getByRole("region", { name: "Your session" });
	const island = page.locator("[data-island]").filter({ has: session });
	await page.getByRole("button", { name: "One person more" }).hover();
	await expect(island).toHaveAttribute("data-hydration", "loading");
	await page.mouse.down();
	release();
	await expect(island).toHaveAttribute("data-hydration", "ready");
	await page.mouse.up();
	await expect(session).toContainText("for 13 people");
});

test("on a translated page a dialog that opened before its island started stays open", async ({
	page,
}) => {
	const release = await holdRequests(page, /\/assets\/frame-dialog-/);
	await openReady(page, "/");
	await page.evaluate(changePage, ["translation"] as const);
	const dialog = dialogFor(page, freeTrial);
	await openAgain(page, freeTrial);
	await expect(dialog).toBeVisible();
	release();
	await expect(frameFor(page, freeTrial)).toBeVisible();
	await expect(dialog).toBeVisible();
});

test.describe("when the entry script cannot be fetched", () => {
	test.beforeEach(({ expectedNoise }) => {
		expectedNoise.push(
			/404 \(Not Found\)/,
			/page stays without its scripts/,
			/net::ERR_INTERNET_DISCONNECTED/,
		);
	});

	const hasFailed = (page: Page) =>
		expect(page.locator("body")).toHaveAttribute("data-hydration", "failed");
	const answer404 = (route: Route) => route.fulfill({ status: 404 });

	test("an offline visitor keeps the static page", async ({
		page,
		context,
	}) => {
		const release = await holdRequests(page, entry);
		await page.goto("/");
		await context.setOffline(true);
		release();
		await hasFailed(page);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	});

	test("a page hydrates if only the first request for the script fails, as after a deploy", async ({
		page,
	}) => {
		await page.route(entry, answer404, { times: 1 });
		await openReady(page, "/");
		await expect(page.locator("body")).not.toHaveAttribute("data-hydration");
	});

	test("C-35 a dialog shows fallback links instead of a frame after one automatic reload", async ({
		page,
	}) => {
		await page.route(entry, answer404);
		let documents = 0;
		page.on("domcontentloaded", () => {
			documents += 1;
		});
		await page.goto("/");
		await hasFailed(page);
		expect(documents, "loaded anew, once").toBe(2);
		await openAgain(page, freeTrial);
		const dialog = dialogFor(page, freeTrial);
		await expectFallbackLinks(dialog, freeTrial);
		await expect(dialog.getByText("Loading booking system...")).toBeHidden();
		await expect(dialog.locator("iframe")).toHaveCount(0);
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
	});
});

test("if the script of one island is missing, the other islands still start", async ({
	page,
	expectedNoise,
}) => {
	expectedNoise.push(/404 \(Not Found\)/, /"open-now" did not start/);
	await page.route(/\/assets\/show-open-now-/, (route) =>
		route.fulfill({ status: 404 }),
	);
	await openReady(page, "/");
	await expect(page.locator('[data-enhance="open-now"]')).toHaveAttribute(
		"data-hydration",
		"failed",
	);
	await expect(page.locator('[data-enhance="card-slider"]')).toHaveAttribute(
		"data-hydration",
		"ready",
	);
});

test.describe("when the script of an island does not load at first", () => {
	test.beforeEach(({ expectedNoise }) => {
		expectedNoise.push(/net::ERR_FAILED/, /did not start/);
	});

	test("its dialog shows fallback links, and its frame when it is opened again", async ({
		page,
	}) => {
		const file = /\/assets\/frame-dialog-/;
		await page.route(file, (route) => route.abort());
		await openReady(page, "/");
		const dialog = dialogFor(page, freeTrial);
		await openAgain(page, freeTrial);
		await expectFallbackLinks(dialog, freeTrial);
		const direct = dialog
			.getByRole("group")
			.getByRole("link", { name: /^Open the booking page/ });
		await expect(direct).toBeVisible();
		await expect(dialog.getByText("Loading booking system...")).toBeHidden();
		await page.unroute(file);
		await page.keyboard.press("Escape");
		await openAgain(page, freeTrial);
		await expect(frameFor(page, freeTrial)).toBeVisible();
		await expect(direct).toBeHidden();
	});

	test("its open dialog shows its frame when the device is online again", async ({
		page,
		context,
		expectedNoise,
	}) => {
		expectedNoise.push(/net::ERR_INTERNET_DISCONNECTED/);
		await openReady(page, "/");
		await context.setOffline(true);
		await openAgain(page, freeTrial);
		await expectFallbackLinks(dialogFor(page, freeTrial), freeTrial);
		await expect(
			page.locator("[data-island=FrameDialog][data-hydration=failed]"),
		).toBeAttached();
		await context.setOffline(false);
		await expect(frameFor(page, freeTrial)).toBeVisible();
	});

	test("Calendar View links to the provider's page", async ({ page }) => {
		await page.route(/\/assets\/live-schedule-view-/, (route) => route.abort());
		await openReady(page, "/schedule");
		await page.getByRole("button", { name: "Calendar View" }).click();
		await expect(
			page
				.getByRole("main")
				.getByRole("link", { name: /^Open the live schedule/ }),
		).toBeVisible();
	});

	test("a key press in the island requests the script again and takes effect", async ({
		page,
	}) => {
		const file = /\/assets\/quote-calculator-/;
		await page.route(file, (route) => route.abort());
		await openReady(page, "/corporate");
		const calculator = page.getByRole("region", { name: "Count your team" });
		await calculator.scrollIntoViewIfNeeded();
		await expect(
			page.locator('[data-island="QuoteCalculator"]'),
		).toHaveAttribute("data-hydration", "failed");
		await page.unroute(file);
		await calculator
			.getByRole("slider", { name: "How many of you?" })
			.press("ArrowRight");
		await expect(calculator).toContainText("$525 for 13 people");
	});
});

// These browsers have no native invoker commands, so an island opens the dialog.
test("in the oldest browsers a dialog closed before its island started stays closed", async ({
	page,
}) => {
	await page.addInitScript(oldestBrowser);
	const release = await holdRequests(page, entry);
	await page.goto("/prolabs");
	const session = page.getByRole("article", { name: "Single session" });
	await session.getByRole("button", { name: "Select Plan" }).click();
	const dialog = dialogFor(page, prolabsRequest);
	await expect(dialog).toBeVisible();
	await page.keyboard.press("Escape");
	release();
	await appReady(page);
	await expect(session.getByText("Selected", { exact: true })).toBeVisible();
	await expect(dialog).toBeHidden();
});

/** Serves each page only up to `boundary`, and serves the rest after `finish` is called. */
async function serveInHalves(boundary: string) {
	const { promise: rest, resolve: finish } = Promise.withResolvers<void>();
	const server = createServer(async ({ url = "" }, response) => {
		const siteResponse = await fetch(new URL(url, siteOrigin));
		const type = siteResponse.headers.get("content-type") ?? "";
		response.setHeader("content-type", type);
		if (!type.startsWith("text/html")) {
			response.end(Buffer.from(await siteResponse.arrayBuffer()));
			return;
		}
		const page = await siteResponse.text();
		const middle = page.indexOf(boundary);
		response.write(page.slice(0, middle));
		await rest;
		response.end(page.slice(middle));
	});
	const { port, close } = await listen(server, 0);
	return { origin: `http://localhost:${port}`, finish, close };
}
