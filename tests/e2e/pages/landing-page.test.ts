import {
	consultation,
	dialogOf,
	frameOf,
	freeTrial,
	insideOf,
} from "../../support/browser/frames.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";

const address = "/comeback";

test("a visitor books from a landing page, and the calendar knows which one it was", async ({
	page,
}) => {
	await page.goto(address);
	await page.getByRole("button", { name: "Talk to a coach first" }).click();
	await expect(dialogOf(page, consultation)).toBeVisible();
	await expect(
		insideOf(page, consultation).getByText("Campaign: utm_campaign=comeback"),
	).toBeVisible();
	await page.keyboard.press("Escape");
	await page
		.getByRole("region", { name: "Still not sure?" })
		.getByRole("button", { name: "Book a free consultation" })
		.click();
	await expect(dialogOf(page, consultation)).toBeVisible();
});

test("the landing page is passed to the calendar of a page that the visitor reads later", async ({
	page,
}) => {
	await page.goto(address);
	await appReady(page);
	await page.getByRole("link", { name: "Ironbell" }).first().click();
	await expect(page).toHaveURL("/");
	await page.getByRole("button", { name: "Free Trial" }).first().click();
	await expect(frameOf(page, freeTrial)).toHaveAttribute(
		"src",
		`${freeTrial.url}?utm_campaign=comeback`,
	);
});

test("a campaign or a friend that the visitor came by goes before the landing page's name", async ({
	page,
}) => {
	await page.goto(`${address}?utm_campaign=spring-mail&ref=ada`);
	await page.getByRole("button", { name: "Book Your Free Class" }).click();
	const frame = frameOf(page, freeTrial);
	await expect(frame).toHaveAttribute("src", /utm_campaign=spring-mail/);
	const src = await frame.getAttribute("src");
	expect(Object.fromEntries(new URL(src ?? "").searchParams)).toEqual({
		utm_campaign: "spring-mail",
		ref: "ada",
	});
});

test("a landing page is reached from the menu, without a new document", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto("/");
	await appReady(page);
	await page.getByRole("button", { name: "Open menu" }).click();
	await page
		.getByRole("dialog", { name: "Menu" })
		.getByRole("link", { name: "Coming Back" })
		.click();
	await expect(page).toHaveURL(address);
	await expect(
		page.getByRole("heading", { level: 1, name: "It’s been a while. Good." }),
	).toBeVisible();
	await expect(page).toHaveTitle("Back After a Long Break | Ironbell");
});

test("a landing page reads without scripts", async ({ noScriptPage }) => {
	await noScriptPage.goto(address);
	for (const name of [
		"How we start again",
		"The December community workout",
		"Gold",
		"Asked by people who’ve been away",
	])
		await expect(
			noScriptPage.getByRole("heading", { name, exact: true }),
		).toBeVisible();
});
