import type { Page, Route } from "@playwright/test";
import {
	dialogOf,
	expectWaysOut,
	freeTrial,
	prolabsRequest,
} from "../../support/browser/frames.ts";
import { serveInHalves } from "../../support/browser/halves.ts";
import { holdBack } from "../../support/browser/hold-back.ts";
import { footerLink } from "../../support/browser/links.ts";
import {
	appReady,
	expect,
	openReady,
	test,
} from "../../support/browser/test.ts";
import { oldestBrowser } from "../../support/oldest-browser/oldest-browser.ts";

test("a press of a button that only React can answer is answered when it has come", async ({
	page,
}) => {
	const release = await holdBack(page, /\/assets\/boot-/);
	await page.goto("/");
	const carousel = page.getByRole("region", { name: "What members say" });
	await carousel.getByRole("button", { name: "Testimonial 3" }).click();
	release();
	await appReady(page);
	await expect(
		carousel.getByRole("button", { name: "Testimonial 3" }),
	).toHaveAttribute("aria-current", "true");
});

test("a link that is pressed before React has come leads on, also where the browser gives up the files of the page that is left", async ({
	page,
	expectedNoise,
}) => {
	expectedNoise.push(/net::ERR_FAILED/);
	const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>();
	const giveUp = async (route: Route) => {
		await isLeft;
		await route.abort();
	};
	// Of the first page only.
	await page.route(/\/assets\/boot-/, giveUp, { times: 1 });
	const answer = await holdBack(page, "/pricing");
	const methods: string[] = [];
	page.on("request", (request) => methods.push(request.method()));
	await page.goto("/about");
	const asked = page.waitForRequest("/pricing");
	await footerLink(page, "Pricing").click({ noWaitAfter: true });
	await asked;
	const failed = page.waitForEvent("requestfailed");
	leave();
	await failed;
	answer();
	await expect(page).toHaveURL("/pricing");
	// The page did not ask whether it could be loaded anew.
	expect(methods).not.toContain("HEAD");
});

test("a press of a button whose dialog is still on its way opens it when it has come", async ({
	page,
}) => {
	const { origin, finish, close } = await serveInHalves("</main>");
	await page.goto(origin, { waitUntil: "commit" });
	const claim = { name: "Claim Your Free Class Today" };
	await page.getByRole("button", claim).first().click();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	finish();
	await expect(dialogOf(page, freeTrial)).toBeVisible();
	await close();
});

test.describe("when the files of a page are gone after a deploy", () => {
	test.beforeEach(({ expectedNoise }) => {
		expectedNoise.push(
			/404 \(Not Found\)/,
			/page stays without its scripts/,
			/Error loading route module/,
			/Failed to fetch dynamically imported module/,
			/net::ERR_INTERNET_DISCONNECTED/,
		);
	});

	test("C-35 because the connection is gone, the page stays as it is, its dialogs offer other ways, and it is still loaded anew once when a deploy comes", async ({
		page,
		context,
	}) => {
		const release = await holdBack(page, /\/assets\/boot-/);
		await page.goto("/");
		await context.setOffline(true);
		release();
		const root = page.locator("html");
		await expect(root).toHaveAttribute("data-boot-failed", "");
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

		await context.setOffline(false);
		await page.route(/\/assets\/boot-/, (route) =>
			route.fulfill({ status: 404 }),
		);
		const documents = countDocuments(page);
		await page.reload();
		await expect(root).toHaveAttribute("data-boot-failed", "");
		expect(documents()).toBe(2);

		await page.getByRole("button", { name: freeTrial.opener }).first().click();
		const dialog = dialogOf(page, freeTrial);
		await expectWaysOut(dialog, freeTrial);
		await expect(dialog.getByText("Loading booking system...")).toBeHidden();
		await expect(dialog.locator("iframe")).toHaveCount(0);
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
	});

	test("the page that was asked for is opened as a document", async ({
		page,
	}) => {
		await openReady(page, "/fitness-tips/training/rest-days");
		let isGone = true;
		await page.route(/\/assets\/fitness-tips-.*\.js/, (route) =>
			isGone ? route.fulfill({ status: 404 }) : route.continue(),
		);
		// The new deploy's page names files that are there.
		await page.route("**/fitness-tips?tab=training", (route) => {
			isGone = false;
			return route.continue();
		});
		await page
			.getByRole("main")
			.getByRole("link", { name: "Back", exact: true })
			.click();
		await expect(page).toHaveURL("/fitness-tips?tab=training");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			"Fitness Tips",
		);
		await appReady(page);
		await footerLink(page, "Pricing").click();
		await expect(page).toHaveURL("/pricing");
		await page.reload();
		await appReady(page);
		await expect(page).toHaveURL("/pricing");
	});
});

// Where buttons open dialogs only by script (package.json, browserslist).
test.describe("in the oldest browsers", () => {
	test.beforeEach(({ page }) => page.addInitScript(oldestBrowser));

	test("a dialog that was opened and closed before React came stays closed", async ({
		page,
	}) => {
		const release = await holdBack(page, /\/assets\/boot-/);
		await page.goto("/prolabs");
		const session = page.getByRole("article", { name: "Single session" });
		await session.getByRole("button", { name: "Select Plan" }).click();
		const dialog = dialogOf(page, prolabsRequest);
		await expect(dialog).toBeVisible();
		await page.keyboard.press("Escape");
		release();
		await appReady(page);
		await expect(session.getByText("Selected", { exact: true })).toBeVisible();
		await expect(dialog).toBeHidden();
	});

	test("a double click opens a dialog and does not close it, marking its text to beyond its edge neither", async ({
		page,
	}) => {
		await page.goto("/");
		const dialog = dialogOf(page, freeTrial);
		await page
			.getByRole("button", { name: freeTrial.opener })
			.first()
			.dblclick();
		await appReady(page);
		await expect(dialog).toBeVisible();
		await dialog.getByRole("heading", { level: 2 }).hover();
		await page.mouse.down();
		await page.mouse.move(20, 450);
		await page.mouse.up();
		await expect(dialog).toBeVisible();
		await page.mouse.click(5, 5);
		await expect(dialog).toBeHidden();
	});
});

/** Tells how many documents the page has asked for since. */
function countDocuments(page: Page): () => number {
	let documents = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest() && request.frame() === page.mainFrame())
			documents += 1;
	});
	return () => documents;
}
