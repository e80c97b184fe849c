import {
	consultation,
	dialogFor,
	frameContentFor,
	frameFor,
	freeTrial,
} from "../../support/browser/frames.ts";
import { expect, test } from "../../support/browser/test.ts";

const address = "/comeback";

test("the calendar gets the landing page's name as campaign, also on later pages", async ({
	page,
}) => {
	await page.goto(address);
	await page.getByRole("button", { name: "Talk to a coach first" }).click();
	await expect(dialogFor(page, consultation)).toBeVisible();
	await expect(
		frameContentFor(page, consultation).getByText(
			"Campaign: utm_campaign=comeback",
		),
	).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("link", { name: "Ironbell" }).first().click();
	await expect(page).toHaveURL("/");
	await page.getByRole("button", { name: "Free Trial" }).first().click();
	await expect(frameFor(page, freeTrial)).toHaveAttribute(
		"src",
		`${freeTrial.url}?utm_campaign=comeback`,
	);
	await page.keyboard.press("Escape");
	await page.goBack();
	await expect(page).toHaveURL(address);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"It’s been a while. Good.",
	);
});
