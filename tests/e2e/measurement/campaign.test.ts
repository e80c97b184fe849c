import {
	frameOf,
	freeTrial,
	insideOf,
	openAgain,
} from "../../support/browser/frames.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";

test("EMBED-08 the campaign of the landing page reaches the calendar, even when the visitor reads on first", async ({
	page,
}) => {
	await page.goto("/thank-you-free-class?utm_source=maps&gclid=abc");
	await appReady(page);
	await page.getByRole("link", { name: "Ironbell" }).first().click();
	await expect(page).toHaveURL("/");
	await openAgain(page, freeTrial);
	await expect(
		insideOf(page, freeTrial).getByText("Campaign: utm_source=maps, gclid=abc"),
	).toBeVisible();
	const src = await frameOf(page, freeTrial).getAttribute("src");
	expect(new URL(src ?? "").search).toBe("?utm_source=maps&gclid=abc");
});

test("a friend's name in a referral link reaches the calendar, clean, from whatever page the visitor books", async ({
	page,
}) => {
	await page.goto("/pricing?ref=ada-2%3Cb%3E%20%2F&utm_source=card");
	await appReady(page);
	await page.getByRole("link", { name: "Ironbell" }).first().click();
	await expect(page).toHaveURL("/");
	await openAgain(page, freeTrial);
	await expect(
		insideOf(page, freeTrial).getByText(
			"Campaign: ref=ada-2b, utm_source=card",
		),
	).toBeVisible();
	const src = await frameOf(page, freeTrial).getAttribute("src");
	expect(new URL(src ?? "").search).toBe("?ref=ada-2b&utm_source=card");
});

test("EMBED-08 what else stands in the address stays on the site", async ({
	page,
}) => {
	await page.goto("/?email=ada@sample.example&plan=gold&utm_medium=cpc");
	await openAgain(page, freeTrial);
	const src = await frameOf(page, freeTrial).getAttribute("src");
	expect(new URL(src ?? "").search).toBe("?utm_medium=cpc");
});

test("EMBED-08 without a campaign nothing is added to the provider's address", async ({
	page,
}) => {
	await page.goto("/");
	await openAgain(page, freeTrial);
	await expect(frameOf(page, freeTrial)).toHaveAttribute("src", freeTrial.url);
	await expect(
		insideOf(page, freeTrial).getByRole("heading", { level: 1 }),
	).toBeVisible();
	await expect(insideOf(page, freeTrial).getByText("Campaign:")).toBeHidden();
});

test.describe("when the browser keeps nothing", () => {
	test("EMBED-08 the calendar still opens, and hears of the campaign while the page is open", async ({
		page,
	}) => {
		await page.addInitScript(() => {
			for (const name of ["localStorage", "sessionStorage"]) {
				Object.defineProperty(window, name, {
					configurable: true,
					get() {
						throw new DOMException("storage is blocked", "SecurityError");
					},
				});
			}
		});
		await page.goto("/?utm_source=maps");
		await openAgain(page, freeTrial);
		await expect(
			insideOf(page, freeTrial).getByRole("heading", { level: 1 }),
		).toBeVisible();
		await expect(frameOf(page, freeTrial)).toHaveAttribute(
			"src",
			`${freeTrial.url}?utm_source=maps`,
		);
	});
});
