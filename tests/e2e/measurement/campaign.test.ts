import { blockStorage } from "../../support/browser/block-storage.ts";
import {
	frameOf,
	freeTrial,
	insideOf,
	openAgain,
} from "../../support/browser/frames.ts";
import { expect, test } from "../../support/browser/test.ts";

test("EMBED-08 where the browser keeps nothing the page shows, the theme can be changed, and the calendar opens and gets the campaign while the page is open", async ({
	page,
}) => {
	await blockStorage(page);
	await page.goto("/?utm_source=maps");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.getByRole("button", { name: "Dark theme" }).first().click();
	await expect(page.locator("html")).toHaveClass(/dark/);
	await openAgain(page, freeTrial);
	await expect(
		insideOf(page, freeTrial).getByRole("heading", { level: 1 }),
	).toBeVisible();
	await expect(frameOf(page, freeTrial)).toHaveAttribute(
		"src",
		`${freeTrial.url}?utm_source=maps`,
	);
});
