import { openWithPausedClock } from "../../support/browser/paused-clock.ts";
import { requestsFor } from "../../support/browser/requests.ts";
import { expect, test } from "../../support/browser/test.ts";
import { scrollToBelowViewport } from "../../support/browser/viewport-observed.ts";
import { inOtherWords } from "../../support/second-gym.ts";
import { secondGymOrigin } from "../../support/sites/sites.ts";

test.use({ baseURL: secondGymOrigin });

const label = inOtherWords("What teams say");
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

test("CAR-06 initials stand in for a portrait that fails", async ({
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
