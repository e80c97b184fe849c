import type { Page } from "@playwright/test";
import { gotoStill } from "../../support/browser/still-clock.ts";
import { expect, test } from "../../support/browser/test.ts";
import { bringBelow } from "../../support/browser/viewport-observed.ts";
import { workbenchOrigin } from "../../support/sites/sites.ts";

const portrait = /\/images\/(missing|far-down)\.jpg$/;

/** A picture of one pixel. */
const pixel = Buffer.from(
	"R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==",
	"base64",
);

function carouselOf(page: Page, name: string) {
	const carousel = page.getByRole("region", { name });
	return {
		carousel,
		shows: (position: number) =>
			expect(
				carousel.getByRole("button", { name: `Testimonial ${position}` }),
			).toHaveAttribute("aria-current", "true"),
	};
}

test.describe("with portraits that load", () => {
	test.beforeEach(async ({ page }) => {
		await page.route(portrait, (route) =>
			route.fulfill({ body: pixel, contentType: "image/gif" }),
		);
	});

	test.describe("where motion is welcome", () => {
		test.use({ contextOptions: { reducedMotion: "no-preference" } });

		test("CAR-05 a carousel further than 200 px below the window stands still, nearer it plays", async ({
			page,
		}) => {
			await gotoStill(page, `${workbenchOrigin}/carousels`);
			const { carousel, shows } = carouselOf(page, "Far down");
			await page.clock.runFor(8000);
			await shows(1);
			await bringBelow(carousel, 230);
			await page.clock.runFor(8000);
			await shows(1);
			await bringBelow(carousel, 150);
			await expect
				.poll(async () => {
					await page.clock.runFor(4000);
					return carousel
						.getByRole("button", { name: "Testimonial 2" })
						.getAttribute("aria-current");
				})
				.toBe("true");
		});
	});

	test("CAR-05 CAR-06 a portrait is asked for when its carousel comes within 200 px, and takes the place of the initials", async ({
		page,
		openWorkbench,
	}) => {
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url()));
		await openWorkbench("/carousels");
		const { carousel } = carouselOf(page, "Far down");
		await expect(carousel.getByText("EF", { exact: true })).toBeAttached();
		await bringBelow(carousel, 230);
		expect(asked.filter((url) => url.includes("far-down"))).toEqual([]);
		await bringBelow(carousel, 150);
		await expect(carousel.getByText("EF", { exact: true })).toHaveCount(0);
		await expect
			.poll(() => asked.filter((url) => url.includes("far-down")).length)
			.toBe(1);
	});
});

test.describe("with a portrait that is missing", () => {
	test.use({
		expectedNoise: [[/status of 404 \(Not Found\)$/], { scope: "test" }],
	});

	test("CAR-06 initials stand in for a portrait that fails", async ({
		page,
		openWorkbench,
	}) => {
		await openWorkbench("/carousels");
		const { carousel } = carouselOf(page, "What teams say");
		await expect(carousel.getByText("AB", { exact: true })).toBeVisible();
		await expect(carousel.locator("img")).toHaveCount(0);
	});
});
