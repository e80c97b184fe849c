import { phone, phoneDevice } from "../../support/browser/screens.ts";
import {
	appReady,
	expect,
	openReady,
	test,
} from "../../support/browser/test.ts";

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

test("NAV-08 NAV-09 NAV-16 the menu comes in at the right edge, says Explore Ironbell, lists all links, changes the theme, and closes by each way out", async ({
	page,
}) => {
	await page.goto("/");
	const open = page.getByRole("button", { name: "Open menu" });
	await open.click();
	const menu = page.getByRole("dialog", { name: "Menu" });
	await expect(menu.getByRole("heading", { name: "Menu" })).toBeVisible();
	await expect(
		menu.getByText("Explore Ironbell", { exact: true }),
	).toBeVisible();
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

	await page.keyboard.press("Escape");
	for (const close of [
		async () => {
			// A press elsewhere, lest the next one be the second of a double click on the opener.
			await menu.getByRole("heading", { name: "Menu" }).click();
			await menu.getByRole("button", { name: "Close menu" }).click();
		},
		() => page.keyboard.press("Escape"),
		() => page.mouse.click(10, 400),
	]) {
		await open.click();
		await expect(menu).toBeVisible();
		await close();
		await expect(menu).toBeHidden();
		await expect(open).toBeFocused();
	}

	await appReady(page);
	await open.click();
	await menu.getByRole("link", { name: "Home" }).click();
	await expect(menu).toBeHidden();
});

for (const { path, subtitle, heading, contact, ways } of [
	{
		path: "/corporate",
		subtitle: "Corporate Team Building",
		heading: "One price, up to 12 people",
		contact: "link",
		ways: "to the contact page",
	},
	{
		path: "/prolabs",
		subtitle: "ProLabs Studio Rental",
		heading: "Rent by the hour, the block or the month",
		contact: "button",
		ways: "to the request dialog",
	},
] as const) {
	test(`NAV-09 NAV-10 NAV-11 NAV-12 the menu of ${path} says ${subtitle}, lists Home, Pricing, Store and Contact, which leads ${ways}, and goes down to the prices of the page`, async ({
		page,
	}) => {
		await openReady(page, path);
		await page.getByRole("button", { name: "Open menu" }).click();
		const menu = page.getByRole("dialog", { name: "Menu" });
		await expect(menu.getByText(subtitle, { exact: true })).toBeVisible();
		const rows = menu.getByRole("navigation").getByRole("listitem");
		await expect(rows).toHaveText(["Home", "Pricing", /^Store/, "Contact"]);
		await expect(rows.last().getByRole(contact)).toBeVisible();
		await expect(rows.first().getByRole("link")).toHaveAttribute("href", "/");

		await menu.getByRole("link", { name: "Pricing" }).click();
		await expect(menu).toBeHidden();
		const prices = page.getByRole("heading", { name: heading });
		await expect
			.poll(async () => {
				const top = (await prices.boundingBox())?.y ?? -1;
				return top >= 64 && top < 250;
			})
			.toBe(true);
		await expect(page).toHaveURL(new RegExp(`${path}#pricing$`));

		await page.getByRole("button", { name: "Open menu" }).click();
		const item = menu.getByRole(contact, { name: "Contact" });
		if (contact === "link") {
			await expect(item).toHaveAttribute("href", "/contact");
		} else {
			await item.click();
			await expect(
				page.getByRole("dialog", { name: "ProLabs Information Request" }),
			).toBeVisible();
			await expect(menu).toBeHidden();
		}
	});
}
