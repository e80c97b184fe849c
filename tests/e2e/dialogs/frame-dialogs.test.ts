import type { Page } from "@playwright/test";
import { boxOf } from "../../support/browser/box.ts";
import {
	consultation,
	corporateQuote,
	dialogFor,
	expectFrameLoaded,
	frameFor,
	freeTrial,
	holdFrames,
	open,
	openAgain,
	post,
	prolabsRequest,
	statusFor,
	stubFrames,
} from "../../support/browser/frames.ts";
import { phone, phoneDevice } from "../../support/browser/screens.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

test.use(phoneDevice);

for (const { ids, of, description, space, scripts } of [
	{
		ids: "DLG-01 DLG-04 EMBED-01",
		of: freeTrial,
		description: "Book instantly below—select your date and time.",
		space: 900,
		scripts: ["/js/form_embed.js"],
	},
	{
		ids: "ABOUT-03 CONT-02 DLG-06 DLG-07 DLG-08",
		of: consultation,
		description:
			"Schedule a private consultation with one of our expert coaches.",
		space: 600,
		scripts: [],
	},
	{
		ids: "DLG-09 DLG-12 EMBED-03",
		of: corporateQuote,
		description: /reply within 24\s+hours with a custom quote/,
		space: 600,
		scripts: [],
	},
	{
		ids: "DLG-09 DLG-11 DLG-13 EMBED-03",
		of: prolabsRequest,
		description: /reply within 24\s+hours/,
		space: 600,
		scripts: [],
	},
])
	test(`DLG-05 EMBED-09 ${ids} the ${of.name} dialog shows its frame`, async ({
		page,
	}) => {
		const { outside, posts } = watch(page);
		await openReady(page, of.address);
		await expect(page.locator("iframe")).toHaveCount(0);
		expect(outside).toEqual(new Set());
		const dialog = dialogFor(page, of);
		const frame = frameFor(page, of);
		const status = statusFor(page, of);

		const release = await holdFrames(page);
		await openAgain(page, of);
		await expect(page.locator("iframe")).toHaveCount(1);
		await expect(frame).toHaveCSS("opacity", "0");
		await expect(status).toHaveText("Loading booking system...");
		await expect(dialog.getByText("Loading booking system...")).toBeVisible();
		await expectSize();
		release();
		await expect(status).toBeEmpty();
		await expect(frame).toHaveCSS("opacity", "1");
		await expectFrameLoaded(page, of);
		await expectContent();
		const ownPage = dialog.locator(`a[href="${of.url}"]:visible`);
		await expect(ownPage).toHaveCount(1);
		await expect(ownPage).toBeInViewport({ ratio: 1 });
		await dialog.getByRole("button", { name: "Close", exact: true }).click();
		await expect(page.locator("iframe")).toHaveCount(0);
		expect(outside).toEqual(new Set([new URL(of.url).pathname, ...scripts]));
		expect(posts).toEqual([]);

		async function expectContent() {
			await expect(dialog.getByRole("heading", { level: 2 })).toHaveText(
				of.title,
			);
			await expect(dialog).toHaveAccessibleDescription(description);
			await expect(frame).toHaveAttribute("src", of.url);
			await expect(dialog.locator("input, select, textarea")).toHaveCount(0);
		}

		async function expectSize() {
			expect((await boxOf(frame)).height).toBe(600);
			const box = await boxOf(dialog);
			expect(box).toMatchObject({ x: 0, width: 390, bottom: 844 });
			expect(box.y).toBeGreaterThanOrEqual(40);
			await page.setViewportSize({ width: 1280, height: 1000 });
			await expect.poll(async () => (await boxOf(frame)).height).toBe(space);
			expect((await boxOf(dialog)).height).toBeLessThanOrEqual(800);
			await page.setViewportSize(phone);
		}
	});

test("DLG-10 ERR-04 a frame's error event removes the loading message and is only logged", async ({
	page,
	expectedNoise,
}) => {
	expectedNoise.push(/The frame ".+" failed to load/);
	await holdFrames(page);
	await openReady(page, corporateQuote.address);
	await openAgain(page, corporateQuote);
	await expect(statusFor(page, corporateQuote)).toHaveText(
		"Loading booking system...",
	);
	const logged = page.waitForEvent("console", (message) =>
		message.text().includes(corporateQuote.frameTitle),
	);
	await frameFor(page, corporateQuote).dispatchEvent("error");
	await logged;
	const dialog = dialogFor(page, corporateQuote);
	await expect(dialog.getByText("Loading booking system...")).toHaveCount(0);
	await expect(dialog.getByRole("alert")).toHaveCount(0);
});

test("DLG-04 a frame taller than its dialog scrolls inside it at 320, 390 and 1280 px", async ({
	page,
}) => {
	await stubFrames(page);
	await open(page, freeTrial);
	await expectFrameLoaded(page, freeTrial);
	await post(page, freeTrial, ["highlevel.setHeight", { height: 1200 }]);
	const dialog = dialogFor(page, freeTrial);
	const frame = frameFor(page, freeTrial);
	const close = dialog.getByRole("button", { name: "Close" });
	const below = async () =>
		(await boxOf(frame)).bottom - (await boxOf(dialog)).bottom;
	for (const viewport of [
		phone,
		// 1280 by 1024 px at a zoom of 400 %.
		{ width: 320, height: 256 },
		{ width: 1280, height: 1000 },
	])
		await test.step(`${viewport.width} by ${viewport.height}`, async () => {
			await page.setViewportSize(viewport);
			await frame.hover();
			await page.mouse.wheel(0, -4000);
			await expect.poll(below).toBeGreaterThan(0);
			await expect(close).toBeInViewport({ ratio: 1 });
			await page.mouse.wheel(0, 4000);
			await expect.poll(below).toBeLessThan(0);
			await expect(close).toBeInViewport({ ratio: 1 });
			const { width, height } = await boxOf(close);
			expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
		});
});

function watch(page: Page) {
	const outside = new Set<string>();
	const posts: string[] = [];
	page.on("request", (request) => {
		const { origin, pathname } = new URL(request.url());
		if (!["GET", "HEAD"].includes(request.method())) posts.push(request.url());
		const isOfFrame =
			request.frame() !== page.mainFrame() &&
			request.resourceType() !== "document";
		if (origin === sandboxOrigin && !isOfFrame) outside.add(pathname);
	});
	return { outside, posts };
}
