import type { Page } from "@playwright/test";
import { openWithPausedClock } from "../../support/browser/paused-clock.ts";
import { phoneDevice } from "../../support/browser/screens.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";

const members = [
	"Gwen Pacheco",
	"Rob Nakagawa",
	"Colleen Marsh",
	"Anders Lie",
	"Dana Whitfield",
];

function carouselOf(page: Page) {
	const carousel = page.getByRole("region", { name: "What members say" });
	const control = (name: string) => carousel.getByRole("button", { name });
	const started = () =>
		expect(carousel).toHaveAttribute("data-hydration", "ready");
	return {
		carousel,
		async open() {
			await openWithPausedClock(page, "/");
			await started();
		},
		async reopen() {
			await page.mouse.move(1, 1);
			await page.goto("/");
			await page.keyboard.press("Shift");
			await started();
		},
		next: control("Next testimonial"),
		previous: control("Previous testimonial"),
		pause: control("Pause testimonials"),
		play: control("Play testimonials"),
		dot: (position: number) => control(`Testimonial ${position}`),
		async shows(position: number) {
			await expect(control(`Testimonial ${position}`)).toHaveAttribute(
				"aria-current",
				"true",
			);
			await expect(
				carousel.getByText(members[position - 1] ?? ""),
			).toBeInViewport();
		},
	};
}

test("CAR-04 CAR-02 CAR-03 arrows and dots show the testimonial that they name, at most every 500 ms", async ({
	page,
}) => {
	const { next, previous, dot, play, shows, carousel, open } = carouselOf(page);
	await open();
	await expect(play).toBeVisible();
	await page.clock.runFor(20_000);
	await shows(1);

	await next.click();
	await shows(2);
	await page.clock.runFor(500);
	await dot(5).click();
	await shows(5);
	await page.clock.runFor(500);
	await previous.press("Enter");
	await shows(4);
	await expect(carousel.getByRole("status")).toHaveText("Testimonial 4 of 5");
	for (const position of [1, 2, 3, 5])
		await expect(dot(position)).toHaveAttribute("aria-current", "false");

	await page.clock.runFor(500);
	await dot(1).click();
	await page.clock.runFor(500);
	await previous.click();
	await shows(5);
	await page.clock.runFor(500);
	await next.click();
	await next.click();
	await shows(1);
	await page.clock.runFor(499);
	await next.click();
	await shows(1);
	await page.clock.runFor(1);
	await next.click();
	await shows(2);
});

test.describe("where motion is welcome", () => {
	test.use({ contextOptions: { reducedMotion: "no-preference" } });

	test("CAR-01 the testimonial advances every 6 s, except when paused, hovered or focused", async ({
		page,
	}) => {
		const { shows, pause, play, next, carousel, open, reopen } =
			carouselOf(page);
		await open();
		await shows(1);
		await page.clock.runFor(5999);
		await shows(1);
		await page.clock.runFor(1);
		await shows(2);
		for (const position of [3, 4, 5, 1]) {
			await page.clock.runFor(6000);
			await shows(position);
		}

		await reopen();
		await pause.click();
		await expect(carousel.getByRole("status")).toHaveText("Testimonial 1 of 5");
		await page.clock.runFor(12_000);
		await shows(1);
		await play.click();
		await page.mouse.move(10, 10);
		await page.clock.runFor(6000);
		await shows(2);
		await expect(carousel.getByRole("status")).toHaveText("");

		await reopen();
		await shows(1);
		await pause.press("Enter");
		await play.press("Enter");
		await page.clock.runFor(6000);
		await shows(2);

		await reopen();
		await carousel.getByText(members[0] ?? "").hover();
		await page.clock.runFor(12_000);
		await shows(1);
		await next.focus();
		await page.mouse.move(10, 10);
		await page.clock.runFor(12_000);
		await shows(1);
		await page.getByRole("link", { name: "See Plans & Options" }).focus();
		await page.clock.runFor(6000);
		await shows(2);

		await reopen();
		const hide = (isHidden: boolean) =>
			page.evaluate((value) => {
				Object.defineProperty(document, "hidden", {
					configurable: true,
					get: () => value,
				});
			}, isHidden);
		await hide(true);
		await page.clock.runFor(18_000);
		await hide(false);
		await shows(1);
		await page.clock.runFor(6000);
		await shows(2);
	});

	test("once a visitor has chosen a testimonial it stays", async ({ page }) => {
		const { dot, shows, play, open } = carouselOf(page);
		await open();
		await dot(3).click();
		await shows(3);
		await page.mouse.move(10, 10);
		await page.getByRole("link", { name: "See Plans & Options" }).focus();
		await page.clock.runFor(18_000);
		await shows(3);
		await expect(play).toBeVisible();
	});

	test("CAR-04 a press counts although an earlier movement of the list is told only now", async ({
		page,
	}) => {
		await openReady(page, "/");
		const { carousel, next, shows } = carouselOf(page);
		await next.evaluate((element: HTMLButtonElement) => element.click());
		await carousel.getByRole("list").dispatchEvent("scroll");
		await shows(2);
	});

	test.describe("on a phone", () => {
		test.use(phoneDevice);

		test("a touch of a testimonial stops it", async ({ page }) => {
			const { carousel, shows, play, open } = carouselOf(page);
			await open();
			await carousel.getByText(members[0] ?? "").tap();
			await expect(play).toBeVisible();
			await page.clock.runFor(12_000);
			await shows(1);
		});

		test("CAR-01 a tap on Pause stops it, a tap on Play starts it again", async ({
			page,
		}) => {
			const { shows, pause, play, open } = carouselOf(page);
			await open();
			await pause.tap();
			await page.clock.runFor(12_000);
			await shows(1);
			await play.tap();
			await page.clock.runFor(6000);
			await shows(2);
		});
	});
});
