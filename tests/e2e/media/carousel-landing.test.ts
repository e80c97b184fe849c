import { gotoStill } from "../../support/browser/still-clock.ts";
import { expect, test } from "../../support/browser/test.ts";
import { bringBelow } from "../../support/browser/viewport-observed.ts";
import { workbenchOrigin } from "../../support/sites/sites.ts";

/** A picture of one pixel. */
const pixel = Buffer.from(
	"R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==",
	"base64",
);

test("CAR-05 CAR-06 a carousel stands still and asks for no portrait before it comes within 200 px; then it plays, and the portrait takes the place of the initials", async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	const asked: string[] = [];
	await page.route(/\/images\/far-down\.jpg$/, (route) => {
		asked.push(route.request().url());
		return route.fulfill({ body: pixel, contentType: "image/gif" });
	});
	// That of the other carousel is missing.
	await page.route(/\/images\/missing\.jpg$/, (route) =>
		route.fulfill({ body: pixel, contentType: "image/gif" }),
	);
	await gotoStill(page, `${workbenchOrigin}/carousels`);
	const carousel = page.getByRole("region", { name: "Far down" });
	const isAt = (position: number) =>
		carousel
			.getByRole("button", { name: `Testimonial ${position}` })
			.getAttribute("aria-current");
	await bringBelow(carousel, 230);
	await page.clock.runFor(8000);
	expect(await isAt(1)).toBe("true");
	await expect(carousel.getByText("EF", { exact: true })).toBeAttached();
	expect(asked).toEqual([]);

	await bringBelow(carousel, 150);
	await expect
		.poll(async () => {
			await page.clock.runFor(4000);
			return isAt(2);
		})
		.toBe("true");
	await expect(carousel.getByText("EF", { exact: true })).toHaveCount(0);
	expect(asked).toHaveLength(1);
});

test("CAR-06 initials stand in for a portrait that fails", async ({
	page,
	openWorkbench,
	expectedNoise,
}) => {
	expectedNoise.push(/status of 404 \(Not Found\)$/);
	await openWorkbench("/carousels");
	const carousel = page.getByRole("region", { name: "What teams say" });
	await expect(carousel.getByText("AB", { exact: true })).toBeVisible();
	await expect(carousel.locator("img")).toHaveCount(0);
});
