import { blockStorage } from "../../support/browser/block-storage.ts";
import {
	frameOf,
	freeTrial,
	insideOf,
	openAgain,
} from "../../support/browser/frames.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";

test("EMBED-08 the campaign and a friend's name of the landing page reach the calendar, clean, even when the visitor reads on first; what else stands in the address stays on the site", async ({
	page,
}) => {
	await openReady(
		page,
		"/pricing?ref=ada-2%3Cb%3E%20%2F&email=ada@sample.example&plan=gold&utm_source=card&gclid=abc",
	);
	await page.getByRole("link", { name: "Ironbell" }).first().click();
	await expect(page).toHaveURL("/");
	await openAgain(page, freeTrial);
	await expect(
		insideOf(page, freeTrial).getByText(
			"Campaign: ref=ada-2b, utm_source=card, gclid=abc",
		),
	).toBeVisible();
	const src = await frameOf(page, freeTrial).getAttribute("src");
	expect(new URL(src ?? "").search).toBe(
		"?ref=ada-2b&utm_source=card&gclid=abc",
	);
});

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
