import type { Locator, Page } from "@playwright/test";
import { boxOf } from "../../support/browser/box.ts";
import { holdRequests } from "../../support/browser/hold-requests.ts";
import { requestsFor } from "../../support/browser/requests.ts";
import { phoneDevice } from "../../support/browser/screens.ts";
import {
	expect,
	fullyRendered,
	openReady,
	test,
} from "../../support/browser/test.ts";
import { scrollToBelowViewport } from "../../support/browser/viewport-observed.ts";

const failedToast =
	"Some gallery images failed to load. We're working on fixing this issue.";
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
			// Expects the whole picture, because a part of the next picture is always visible.
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

const name = "Iron, rubber, window light";

const picture = /\/images\/(kettlebells|rings|plates|boxes|rig|prbell)-/;

test("GAL-01 the gallery wraps at both ends, by buttons and by keyboard", async ({
	page,
}) => {
	await openReady(page, "/group-classes");
	const { list, next, previous, dot, shows, status } = galleryOf(page, name);
	await previous.click();
	await shows(6);
	await next.click();
	await shows(1);
	await dot(4).click();
	await shows(4);

	await list.focus();
	await page.keyboard.press("ArrowRight");
	await shows(5);
	await expect(status).toHaveText(
		"Picture 5 of 6. A steel pull-up rig running toward a bright window, low sun on the floor between its posts",
	);
	await page.keyboard.press("End");
	await shows(6);
	await page.keyboard.press("ArrowRight");
	await shows(1);
	await page.keyboard.press("ArrowLeft");
	await shows(6);
	await page.keyboard.press("Home");
	await shows(1);
});

test.describe("on a phone", () => {
	test.use(phoneDevice);

	test("GAL-02 a horizontal swipe of more than 100 px changes the picture", async ({
		page,
	}) => {
		await openReady(page, "/group-classes");
		const { gallery, list, shows } = galleryOf(page, name);
		await list.scrollIntoViewIfNeeded();
		await expect(gallery).toHaveAttribute("data-hydration", "ready");
		await shows(1);
		const { y } = await boxOf(list);
		await swipe(list, 0, -120);
		await expect
			.poll(async () => y - (await boxOf(list)).y)
			.toBeGreaterThan(50);
		await shows(1);

		for (const { by, to } of [
			{ by: -101, to: 2 },
			{ by: -100, to: 2 },
			{ by: 100, to: 2 },
			{ by: 101, to: 1 },
		])
			await test.step(`after a swipe by ${by} px, picture ${to} is shown`, async () => {
				await swipe(list, by, 0);
				await shows(to);
			});
	});
});

test("GAL-03 GAL-05 the gallery counts its loaded pictures without a layout shift", async ({
	page,
}) => {
	const release = await holdRequests(page, picture);
	await openReady(page, "/group-classes");
	await fullyRendered(page);
	const { gallery, slides, status } = galleryOf(page, name);
	await gallery.evaluate((element) =>
		element.scrollIntoView({ behavior: "instant" }),
	);
	const states = () =>
		slides.evaluateAll((all) =>
			all.map((element) => element.getAttribute("data-state")),
		);
	const boxes = () => Promise.all([gallery, slides.first()].map(boxOf));
	const before = await boxes();
	await expect(gallery.getByText("0 of 6 images loaded")).toBeVisible();
	expect(await states()).toEqual(Array(6).fill("loading"));
	await expect(status).toBeEmpty();
	const announced = await status.evaluateHandle((element) => {
		const texts: string[] = [];
		new MutationObserver(() => texts.push(element.textContent ?? "")).observe(
			element,
			{
				childList: true,
				characterData: true,
				subtree: true,
			},
		);
		return texts;
	});
	release();
	await expect(gallery.getByText("6 of 6 images loaded")).toHaveCount(2);
	expect(await states()).toEqual(Array(6).fill("loaded"));
	expect(await announced.jsonValue()).toEqual(["6 of 6 images loaded"]);
	expect(await boxes()).toEqual(before);
});

test("GAL-04 GAL-09 GAL-03 a failed picture is marked as unavailable, and one toast reports it", async ({
	page,
	expectedNoise,
}) => {
	expectedNoise.push(
		/^error: Failed to load resource: net::ERR_FAILED$/,
		/^warning: A gallery image failed to load: http.*\/(rings|rig)-/,
	);
	await page.route(/\/images\/(rings|rig)-/, (route) => route.abort());
	await openReady(page, "/group-classes");
	const { gallery, slides, status, next, shows } = galleryOf(page, name);
	await gallery.scrollIntoViewIfNeeded();
	await expect(gallery.getByText("4 of 6 images loaded")).toHaveCount(2);
	await expect(slides.filter({ hasText: unavailable })).toHaveCount(2);
	await expect(slides.nth(1)).toHaveText(unavailable);
	await expect(slides.nth(1)).toHaveAttribute("data-state", "failed");
	await expect(slides.nth(4)).toHaveText(unavailable);
	const toasts = page
		.getByRole("region", { name: "Notifications", exact: true })
		.getByRole("listitem");
	await expect(toasts).toHaveText([failedToast]);
	await expect(status).toHaveText("4 of 6 images loaded");
	await next.click();
	await shows(2);
	await expect(toasts).toHaveText([failedToast]);
});

test("GAL-06 a gallery requests its pictures within 200 px of the viewport", async ({
	page,
}) => {
	const requests = requestsFor(page, picture);
	await openReady(page, "/group-classes");
	await fullyRendered(page);
	const { gallery } = galleryOf(page, name);
	await scrollToBelowViewport(gallery, 210);
	await expect(gallery.getByText("0 of 6 images loaded")).toBeAttached();
	expect(requests).toEqual([]);
	await scrollToBelowViewport(gallery, 190);
	await expect(gallery.getByText("6 of 6 images loaded")).toHaveCount(2);
	expect(requests).toHaveLength(6);
});

async function swipe(
	element: Locator,
	across: number,
	down: number,
): Promise<void> {
	const page = element.page();
	const box = await boxOf(element);
	const session = await page.context().newCDPSession(page);
	const x = box.x + box.width / 2;
	const y = box.y + box.height / 2;
	const touch = (
		type: "touchStart" | "touchMove" | "touchEnd",
		share: number,
	) =>
		session.send("Input.dispatchTouchEvent", {
			type,
			touchPoints:
				type === "touchEnd"
					? []
					: [{ x: x + across * share, y: y + down * share }],
		});
	await touch("touchStart", 0);
	// Browsers ignore the first small touch moves.
	for (let step = 1; step <= 20; step += 1) await touch("touchMove", step / 20);
	await touch("touchEnd", 1);
}
