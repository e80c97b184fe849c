import { phone, phoneDevice } from "../../support/browser/screens.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";

test.use(phoneDevice);

const everyLink = [
	"Home",
	"Group Classes",
	"Personal Training",
	"Nutrition Coaching",
	"Metabolic Health (opens in a new tab)",
	"Open Gym",
	"Corporate Program",
	"Schedule",
	"Pricing",
	"Store (opens in a new tab)",
	"About",
	"Fitness Tips",
	"Contact",
	"ProLabs",
	"Coming Back",
];

test("NAV-08 the menu lists all links, switches the theme and closes when a link is clicked", async ({
	page,
}) => {
	await page.goto("/");
	const open = page.getByRole("button", { name: "Open menu" });
	await open.click();
	const menu = page.getByRole("dialog", { name: "Menu" });
	await expect(menu.getByRole("heading", { name: "Menu" })).toBeVisible();
	await expect
		.poll(async () => {
			const box = await menu.boundingBox();
			return box && { right: box.x + box.width, height: box.height };
		})
		.toEqual({ right: phone.width, height: phone.height });
	expect((await menu.boundingBox())?.x).toBeGreaterThanOrEqual(40);

	const names = await menu
		.getByRole("link")
		.evaluateAll((links) => links.map((link) => link.textContent));
	expect(names).toEqual(everyLink);
	await menu.getByRole("button", { name: "Dark theme" }).tap();
	await expect(page.locator("html")).toContainClass("dark");

	await menu.getByRole("button", { name: "Close menu" }).click();
	await expect(menu).toBeHidden();
	await expect(open).toBeFocused();

	await appReady(page);
	await open.click();
	await menu.getByRole("link", { name: "Home" }).click();
	await expect(menu).toBeHidden();
});
