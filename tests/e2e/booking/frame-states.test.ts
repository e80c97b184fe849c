import type { Page } from "@playwright/test";
import {
	breakFrames,
	cutOffNoise,
	cutOffProviders,
	dialogOf,
	type FrameDialogCase,
	frameOf,
	freeTrial,
	guardProviders,
	holdFrames,
	insideOf,
	moveProviders,
	openAgain,
	openWithClock,
	post,
	statusOf,
	stopQuestions,
	stubFrames,
} from "../../support/browser/frames.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";

async function expectWaysOut(page: Page, of: FrameDialogCase): Promise<void> {
	const status = statusOf(page, of);
	await expect(
		status.getByRole("link", { name: /^Open the (booking|form’s own) page/ }),
	).toHaveAttribute("href", of.url);
	await expect(
		status.getByRole("link", { name: "(206) 555-0142" }),
	).toHaveAttribute("href", "tel:+12065550142");
	await expect(
		status.getByRole("link", { name: "hello@ironbell.example" }),
	).toHaveAttribute("href", "mailto:hello@ironbell.example");
}

test("C-35 a slow frame gets a line with other ways after 8 seconds, and is given up after 20", async ({
	page,
}) => {
	const release = await holdFrames(page);
	await openWithClock(page, freeTrial);
	const status = statusOf(page, freeTrial);
	const frame = frameOf(page, freeTrial);
	await page.clock.runFor(7999);
	await expect(status).toHaveText("Loading booking system...");

	await page.clock.runFor(1);
	await expect(status).toContainText("Taking a while?");
	await expectWaysOut(page, freeTrial);
	await expect(frame).toHaveCSS("opacity", "1");

	await page.clock.runFor(11_999);
	await expect(status).toContainText("Taking a while?");
	await page.clock.runFor(1);
	await expect(status.getByRole("heading")).toBeVisible();
	await expect(status).not.toContainText("Loading booking system...");
	await expectWaysOut(page, freeTrial);
	await expect(status.getByRole("button", { name: "Try again" })).toBeVisible();
	await expect(frame).toBeHidden();

	release();
	await expect(
		insideOf(page, freeTrial).getByRole("heading", { level: 1 }),
	).toBeVisible();
	await expect(frame).toHaveCSS("opacity", "1");
	await expect(status).toBeEmpty();
});

test("G-31 EMBED-01 a frame has a name, the rights it needs and no right to lead the page away; one that loads in time shows neither line nor cover later", async ({
	page,
}) => {
	await test.step("a frame that loads in time shows neither line nor cover later", async () => {
		await openWithClock(page, freeTrial);
		const status = statusOf(page, freeTrial);
		await expect(status).toBeEmpty();
		await page.clock.runFor(30_000);
		await expect(status).toBeEmpty();
		await expect(frameOf(page, freeTrial)).toBeVisible();
	});
	await test.step("a frame has a name, the rights it needs and no right to lead the page away", async () => {
		const frame = frameOf(page, freeTrial);
		await expect(frame).toHaveAttribute(
			"sandbox",
			"allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox",
		);
		await expect(frame).toHaveAttribute(
			"referrerpolicy",
			"strict-origin-when-cross-origin",
		);
		await expect(frame).toHaveAccessibleName(freeTrial.frameTitle);
	});
});

test.describe("when the provider answers with an error page", () => {
	test.use({ expectedNoise: [[/Failed to load resource/], { scope: "test" }] });

	test("C-35 a frame that loads and never speaks gets the line with other ways after 8 seconds", async ({
		page,
	}) => {
		await breakFrames(page);
		await openWithClock(page, freeTrial);
		const status = statusOf(page, freeTrial);
		await expect(status).toBeEmpty();
		await page.clock.runFor(8000);
		await expect(status).toContainText("Taking a while?");
		await expectWaysOut(page, freeTrial);
		await page.clock.runFor(20_000);
		await expectWaysOut(page, freeTrial);
	});
});

test.describe("when the provider forbids to fetch its page from elsewhere", () => {
	test.use({ expectedNoise: [cutOffNoise, { scope: "test" }] });

	test("C-35 the free trial frame that loads stays in view", async ({
		page,
	}) => {
		await guardProviders(page);
		await openWithClock(page, freeTrial);
		const heading = insideOf(page, freeTrial).getByRole("heading", {
			level: 1,
		});
		await expect(heading).toBeVisible();
		await expect(statusOf(page, freeTrial)).toBeEmpty();
		await page.clock.runFor(30_000);
		await expect(heading).toBeInViewport();
		await expect(frameOf(page, freeTrial)).toHaveCSS("opacity", "1");
		await expect(statusOf(page, freeTrial)).toBeEmpty();
	});

	test("C-35 a frame that loads and says nothing stays in view when the visitor works in it, with the line of other ways below it at once", async ({
		page,
	}) => {
		await page.route("**/widget/**", (route) => {
			const url = new URL(route.request().url());
			url.searchParams.set("silent", "1");
			return route.continue({ url: url.href });
		});
		await guardProviders(page);
		await openWithClock(page, freeTrial);
		await expectWaysOut(page, freeTrial);
		const widget = insideOf(page, freeTrial);
		await widget.getByRole("radio").first().check();
		await page.clock.runFor(30_000);
		await expectWaysOut(page, freeTrial);
		await expect(
			widget.getByRole("radio", { checked: true }).first(),
		).toBeVisible();
		await expect(statusOf(page, freeTrial).getByRole("heading")).toHaveCount(0);
	});
});

test("C-35 a free trial provider whose page has moved: the frame shows it where it is now", async ({
	page,
}) => {
	await moveProviders(page);
	await openWithClock(page, freeTrial);
	const widget = insideOf(page, freeTrial);
	await expect(widget.getByRole("heading", { level: 1 })).toBeVisible();
	expect(
		await widget.locator("body").evaluate(() => location.pathname),
	).toMatch(/\/$/);
	await page.clock.runFor(30_000);
	await expect(frameOf(page, freeTrial)).toHaveCSS("opacity", "1");
	await expect(frameOf(page, freeTrial)).toBeVisible();
	await expect(statusOf(page, freeTrial)).toBeEmpty();
});

test.describe("when nobody answers at the provider's address", () => {
	test.use({ expectedNoise: [cutOffNoise, { scope: "test" }] });

	test("C-35 the other ways come at once, and take the place of the browser's error page after 8 seconds; it can be tried again twice, and a dialog that is opened again starts anew", async ({
		page,
	}) => {
		await cutOffProviders(page);
		await openWithClock(page, freeTrial);
		const status = statusOf(page, freeTrial);
		const retry = status.getByRole("button", { name: "Try again" });
		await expect(status).toContainText("Taking a while?");
		await expect(frameOf(page, freeTrial)).toHaveCSS("opacity", "1");
		await page.clock.runFor(7999);
		await expect(status.getByRole("heading")).toHaveCount(0);
		await page.clock.runFor(1);
		await expect(status.getByRole("heading")).toBeVisible();
		await expectWaysOut(page, freeTrial);
		await expect(frameOf(page, freeTrial)).toBeHidden();

		for (const _ of ["first", "second"]) {
			await retry.click();
			// The button went away with the failure (WCAG 2.4.3).
			await expect(
				dialogOf(page, freeTrial).getByRole("group", {
					name: freeTrial.frameTitle,
				}),
			).toBeFocused();
			await expect(status).toContainText("Taking a while?");
			await expectWaysOut(page, freeTrial);
		}
		await expect(retry).toHaveCount(0);

		await page.keyboard.press("Escape");
		await page.unrouteAll();
		await openAgain(page, freeTrial);
		await expect(
			insideOf(page, freeTrial).getByRole("heading", { level: 1 }),
		).toBeVisible();
		await expect(status).toBeEmpty();
	});

	test("C-35 and the frame comes back when the provider speaks after all", async ({
		page,
	}) => {
		await stubFrames(page);
		await stopQuestions(page);
		await openWithClock(page, freeTrial);
		const frame = frameOf(page, freeTrial);
		await expect(
			insideOf(page, freeTrial).getByRole("heading", { name: "Stub" }),
		).toBeVisible();
		await page.clock.runFor(8000);
		await expect(frame).toBeHidden();
		await post(page, freeTrial, ["highlevel.setHeight", { height: 700 }]);
		await expect(frame).toBeVisible();
		await expect(statusOf(page, freeTrial)).toBeEmpty();
	});
});

test.describe("when the device is offline", () => {
	test.use({ expectedNoise: [cutOffNoise, { scope: "test" }] });

	test("C-35 the free trial frame fails at once, and a try that succeeds shows it", async ({
		page,
		context,
	}) => {
		await page.goto(freeTrial.address);
		await appReady(page);
		await context.setOffline(true);
		await openAgain(page, freeTrial);
		const status = statusOf(page, freeTrial);
		await expect(status.getByRole("heading")).toBeVisible();
		await expectWaysOut(page, freeTrial);
		await context.setOffline(false);
		await status.getByRole("button", { name: "Try again" }).click();
		await expect(
			insideOf(page, freeTrial).getByRole("heading", { level: 1 }),
		).toBeVisible();
		await expect(status).toBeEmpty();
	});
});
