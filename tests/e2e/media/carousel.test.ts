import type { Page } from "@playwright/test";
import { openWithPausedClock } from "../../support/browser/paused-clock.ts";
import { requestsFor } from "../../support/browser/requests.ts";
import { phoneDevice } from "../../support/browser/screens.ts";
import { expect, test } from "../../support/browser/test.ts";
import { scrollToBelowViewport } from "../../support/browser/viewport-observed.ts";
import { rot13 } from "../../support/second-gym.ts";
import { secondGymOrigin } from "../../support/sites/sites.ts";

const members = {
	path: "/",
	label: "What members say",
	names: [
		"Gwen Pacheco",
		"Rob Nakagawa",
		"Colleen Marsh",
		"Anders Lie",
		"Dana Whitfield",
	],
	intervalMs: 6000,
};

const teams = {
	path: "/corporate",
	label: "What teams say",
	names: ["Noor Haddad", "Grant Okafor"],
	intervalMs: 8000,
};

function carouselOf(page: Page, { path, label, names } = members) {
	const carousel = page.getByRole("region", { name: label });
	const control = (name: string) => carousel.getByRole("button", { name });
	const started = () =>
		expect(carousel).toHaveAttribute("data-hydration", "ready");
	return {
		carousel,
		async open() {
			await openWithPausedClock(page, path);
			await carousel.evaluate((element) =>
				element.scrollIntoView({ block: "nearest", behavior: "instant" }),
			);
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
				carousel.getByText(names[position - 1] ?? ""),
			).toBeInViewport();
		},
	};
}

test("CAR-04 CAR-02 CAR-03 arrows and dots show the testimonial they name, every 500 ms at most", async ({
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

test.describe("without reduced motion", () => {
	test.use({ contextOptions: { reducedMotion: "no-preference" } });

	for (const [ids, of] of [
		["CAR-01 CAR-02 CAR-03", members],
		["CORP-12 CAR-07 CAR-08", teams],
	] as const)
		test(`${ids} “${of.label}” advances every ${of.intervalMs} ms, wraps, and ignores clicks for 500 ms`, async ({
			page,
		}) => {
			const { names, intervalMs } = of;
			const { shows, previous, dot, open } = carouselOf(page, of);
			await open();
			await shows(1);
			await page.clock.runFor(intervalMs - 1);
			await shows(1);
			await page.clock.runFor(1);
			await shows(2);
			for (let moves = 2; moves <= names.length; moves += 1) {
				await page.clock.runFor(intervalMs);
				await shows((moves % names.length) + 1);
			}

			await page.clock.runFor(500);
			await previous.click();
			await previous.click();
			await shows(names.length);
			await page.clock.runFor(500);
			await dot(1).click();
			await shows(1);
		});

	test("CAR-01 autoplay stops while the carousel is paused, hovered, focused or in a hidden tab", async ({
		page,
	}) => {
		const { shows, pause, play, next, carousel, open, reopen } =
			carouselOf(page);
		await open();
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
		await carousel.getByText(members.names[0] ?? "").hover();
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

	test("autoplay stops once a visitor has selected a testimonial", async ({
		page,
	}) => {
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

	test.describe("on a phone", () => {
		test.use(phoneDevice);

		test("a tap on a testimonial stops autoplay", async ({ page }) => {
			const { carousel, shows, play, open } = carouselOf(page);
			await open();
			await carousel.getByText(members.names[0] ?? "").tap();
			await expect(play).toBeVisible();
			await page.clock.runFor(12_000);
			await shows(1);
		});
	});
});

test.describe("with portraits, far below the first viewport", () => {
	test.use({ baseURL: secondGymOrigin });

	const label = rot13("What teams say");
	const portrait = /\/images\/door-/;

	test("CAR-05 CAR-06 a carousel starts and requests portraits within 200 px of the viewport", async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: "no-preference" });
		const requests = requestsFor(page, portrait);
		// With a hash in the URL, all sections are rendered at once, so scrolling shifts nothing.
		await openWithPausedClock(page, "/corporate#main");
		const carousel = page.getByRole("region", { name: label });
		const isAt = (position: number) =>
			carousel
				.getByRole("button", { name: `Testimonial ${position}` })
				.getAttribute("aria-current");
		await scrollToBelowViewport(carousel, 230);
		await page.clock.runFor(8000);
		expect(await isAt(1)).toBe("true");
		await expect(carousel.getByText("AK", { exact: true })).toBeAttached();
		expect(requests).toEqual([]);

		await scrollToBelowViewport(carousel, 150);
		await expect
			.poll(async () => {
				await page.clock.runFor(4000);
				return isAt(2);
			})
			.toBe("true");
		await expect(carousel.locator("img").first()).toHaveJSProperty(
			"naturalWidth",
			88,
		);
		expect(requests).toHaveLength(1);
	});

	test("CAR-06 initials replace a portrait that fails to load", async ({
		page,
		expectedNoise,
	}) => {
		expectedNoise.push(/Failed to load resource: net::ERR_FAILED$/);
		await page.route(portrait, (route) => route.abort());
		await page.goto("/corporate");
		const carousel = page.getByRole("region", { name: label });
		const failed = page.waitForEvent("requestfailed");
		await carousel.scrollIntoViewIfNeeded();
		await failed;
		await expect(carousel.getByText("AK", { exact: true })).toBeVisible();
		await expect(carousel.locator("img").first()).toBeHidden();
	});
});
