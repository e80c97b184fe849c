import type { Page } from "@playwright/test";
import { holdBack } from "../../support/browser/hold-back.ts";
import { expectPicture } from "../../support/browser/pictures.ts";
import { requestsFor } from "../../support/browser/requests.ts";
import { phoneDevice } from "../../support/browser/screens.ts";
import { swipe } from "../../support/browser/swipe.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";
import { bringBelow } from "../../support/browser/viewport-observed.ts";
import { workbenchOrigin } from "../../support/sites/sites.ts";

const failedToast =
	"Some gallery images failed to load. We're working on fixing this issue.";
const leftOutToast =
	"Some gallery images may not display correctly. We're working on fixing this.";
const unavailable = "This image is currently unavailable.";

function galleryOf(page: Page, name: string) {
	const gallery = page.getByRole("group", { name });
	const control = (label: string) =>
		gallery.getByRole("button", { name: label, exact: true });
	return {
		gallery,
		list: gallery.getByRole("list", { name }),
		slides: gallery.getByRole("listitem"),
		next: control("Next picture"),
		previous: control("Previous picture"),
		dot: (position: number) => control(`Picture ${position}`),
		status: gallery.getByRole("status"),
		async shows(position: number) {
			await expect(control(`Picture ${position}`)).toHaveAttribute(
				"aria-current",
				"true",
			);
			// Its whole width; the next one is in sight only in part.
			await expect
				.poll(() =>
					gallery
						.getByRole("listitem")
						.nth(position - 1)
						.evaluate((slide) => {
							const { left, right } = slide.getBoundingClientRect();
							return left >= 0 && right <= innerWidth + 1;
						}),
				)
				.toBe(true);
		},
	};
}

const ten = "Ten";
const toasts = (page: Page) =>
	page
		.getByRole("region", { name: "Notifications", exact: true })
		.getByRole("listitem");

/** Pictures of the workbench whose address has this name. */
const named = (name: string) => new RegExp(`\\?${name}-`);

test("GAL-01 after the last picture comes the first, before the first the last, by buttons and by keyboard", async ({
	page,
	openWorkbench,
}) => {
	await openWorkbench("/galleries");
	const { list, next, previous, dot, shows, status } = galleryOf(page, ten);
	await previous.click();
	await shows(10);
	await next.click();
	await shows(1);
	await next.click();
	await shows(2);
	await dot(10).click();
	await shows(10);
	await next.click();
	await shows(1);

	await list.focus();
	await page.keyboard.press("ArrowRight");
	await shows(2);
	await expect(status).toHaveText("Picture 2 of 10. near 2");
	await page.keyboard.press("End");
	await shows(10);
	await page.keyboard.press("ArrowRight");
	await shows(1);
	await page.keyboard.press("ArrowLeft");
	await shows(10);
	await page.keyboard.press("Home");
	await shows(1);
	await next.press("Enter");
	await shows(2);
});

test.describe("on a phone", () => {
	test.use(phoneDevice);

	test("GAL-02 a swipe over more than 100 px leads to the next picture or the one before, one downwards scrolls the page", async ({
		page,
		openWorkbench,
	}) => {
		await openWorkbench("/galleries");
		const { list, shows } = galleryOf(page, ten);
		await shows(1);
		await swipe(list, 0, -120);
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
		await shows(1);

		for (const { by, to } of [
			{ by: 101, to: 10 },
			{ by: -101, to: 1 },
			{ by: -101, to: 2 },
			{ by: -100, to: 2 },
			{ by: 100, to: 2 },
			{ by: -101, to: 3 },
			{ by: 101, to: 2 },
		])
			await test.step(`${by} px to picture ${to}`, async () => {
				await swipe(list, by, 0);
				await shows(to);
			});
	});
});

test("GAL-03 GAL-05 GAL-08 ten pictures at most are shown; each is loading, then loaded; the count says how many are, it is read out once, and nothing moves", async ({
	page,
}) => {
	const release = await holdBack(page, named("near"));
	await page.goto(`${workbenchOrigin}/galleries`, {
		waitUntil: "domcontentloaded",
	});
	await page.keyboard.press("Shift");
	await appReady(page);
	const { gallery, slides, status } = galleryOf(page, ten);
	const states = () =>
		slides.evaluateAll((all) => all.map((it) => it.getAttribute("data-state")));
	const boxes = () =>
		Promise.all([gallery, slides.first()].map((it) => it.boundingBox()));
	const before = await boxes();
	await expect(gallery.getByText("0 of 10 images loaded")).toBeVisible();
	expect(await states()).toEqual(Array(10).fill("loading"));
	await expect(status).toBeEmpty();
	const announced = await status.evaluateHandle((it) => {
		const texts: string[] = [];
		new MutationObserver(() => texts.push(it.textContent ?? "")).observe(it, {
			childList: true,
			characterData: true,
			subtree: true,
		});
		return texts;
	});
	release();
	await expect(gallery.getByText("10 of 10 images loaded")).toHaveCount(2);
	expect(await states()).toEqual(Array(10).fill("loaded"));
	expect(await announced.jsonValue()).toEqual(["10 of 10 images loaded"]);
	expect(await boxes()).toEqual(before);
});

test("GAL-04 GAL-09 GAL-03 each picture that fails says that it is unavailable, one toast says that some are, and the others show", async ({
	page,
	openWorkbench,
	expectedNoise,
}) => {
	expectedNoise.push(
		/^error: Failed to load resource: net::ERR_FAILED$/,
		/^warning: A gallery image failed to load: http.*\?near-[25]$/,
	);
	await page.route(/\?near-[25]$/, (route) => route.abort());
	await openWorkbench("/galleries");
	const { gallery, slides, status, next, shows } = galleryOf(page, ten);
	await expect(gallery.getByText("8 of 10 images loaded")).toHaveCount(2);
	await expect(slides.filter({ hasText: unavailable })).toHaveCount(2);
	await expect(slides.nth(1)).toHaveText(unavailable);
	await expect(slides.nth(1)).toHaveAttribute("data-state", "failed");
	await expect(slides.nth(4)).toHaveText(unavailable);
	await expect(toasts(page)).toHaveText([failedToast]);
	await expect(status).toHaveText("8 of 10 images loaded");
	await next.click();
	await shows(2);
	await expect(toasts(page)).toHaveText([failedToast]);
});

test("GAL-06 a gallery asks for no picture before it comes within 200 px of the window, then for all of them", async ({
	page,
	openWorkbench,
}) => {
	const asked = requestsFor(page, named("far"));
	await openWorkbench("/galleries");
	const { gallery } = galleryOf(page, "Far down");
	await bringBelow(gallery, 210);
	await expect(gallery.getByText("0 of 3 images loaded")).toBeAttached();
	expect(asked).toEqual([]);
	await bringBelow(gallery, 190);
	await expect(gallery.getByText("3 of 3 images loaded")).toHaveCount(2);
	expect(asked).toHaveLength(3);
});

test("GAL-07 GAL-10 GAL-11 GAL-12 C-27 pictures that are not on a storage host are left out, and what has no picture says so", async ({
	page,
	openWorkbench,
}) => {
	await openWorkbench("/gallery-states");
	const { gallery } = galleryOf(page, "Left out");
	await expect(gallery.getByText("1 of 1 images loaded")).toHaveCount(2);
	await expect(toasts(page)).toHaveText([leftOutToast]);

	const main = page.getByRole("main");
	const empty = page.getByRole("region", { name: "Nothing yet" });
	await expect(
		empty.getByText("Gallery images are currently being updated."),
	).toBeVisible();
	await expect(empty.getByText("No gallery images available")).toHaveCount(0);
	await expect(main.getByText("No gallery images available")).toHaveCount(1);
	await expect(main.getByText("Image not available")).toHaveCount(1);
});

test("without scripts a gallery is a list of pictures that scrolls, with nothing that would not answer", async ({
	noScriptPage: page,
}) => {
	await page.goto("/group-classes");
	const { gallery, list, slides, next } = galleryOf(
		page,
		"Iron, rubber, window light",
	);
	await list.scrollIntoViewIfNeeded();
	await expectPicture(slides.first().getByRole("img"));
	await expect(next).toBeHidden();
	await expect(gallery.getByText("images loaded")).toBeHidden();
	await list.focus();
	await page.keyboard.press("ArrowRight");
	await expect
		.poll(() => list.evaluate((it) => it.scrollLeft))
		.toBeGreaterThan(0);
});
