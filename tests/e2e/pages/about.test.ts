import {
	consultation,
	dialogOf,
	frameOf,
	freeTrial,
} from "../../support/browser/frames.ts";
import { requestsFor } from "../../support/browser/requests.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

test("ABOUT-07 ABOUT-03 ROUTE-26 the last block offers a class and a talk, and asks the provider for neither before it is pressed", async ({
	page,
}) => {
	const asked = requestsFor(page, sandboxOrigin);
	await openReady(page, "/about");
	const block = page.getByRole("region", {
		name: "Ready to Transform Your Fitness Journey",
	});
	await block.scrollIntoViewIfNeeded();
	await expect(block.getByRole("heading", { level: 3 })).toHaveText([
		"Free Trial Class",
		"30-Min Consultation",
	]);
	await expect(block).toContainText("90-minute class");
	await expect(page.locator("iframe")).toHaveCount(0);
	expect(asked).toEqual([]);

	await block.getByRole("button", { name: "Book Free Class" }).click();
	await expect(dialogOf(page, freeTrial)).toBeVisible();
	await page.keyboard.press("Escape");
	await block
		.getByRole("button", { name: "Book Your 30-Minute Consultation" })
		.click();
	await expect(dialogOf(page, consultation)).toBeVisible();
	await expect(frameOf(page, consultation)).toHaveCSS("opacity", "1");

	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Meet With a Coach" }).click();
	await expect(dialogOf(page, consultation)).toBeVisible();
	await expect(frameOf(page, consultation)).toHaveAttribute(
		"src",
		consultation.url,
	);
});
