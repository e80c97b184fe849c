import { desktop, phone } from "../../support/browser/screens.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

/** The links of the bar beside the list of programs, and where they lead. */
const links = [
	["Home", "/"],
	["Schedule", "/schedule"],
	["Pricing", "/pricing"],
	["Store (opens in a new tab)", `${sandboxOrigin}/store`],
	["About", "/about"],
	["Fitness Tips", "/fitness-tips"],
	["Contact", "/contact"],
	["ProLabs", "/prolabs"],
] as const;

test("NAV-01 NAV-02 NAV-04 NAV-05 the bar reads Home, Programs to ProLabs, each leading to its page, and Free Trial at the end, which opens the booking dialog", async ({
	page,
}) => {
	await page.goto("/");
	await test.step("the bar reads Home, Programs to ProLabs, and Free Trial at the end", async () => {
		const bar = page.getByRole("banner");
		const words = await bar
			.getByRole("navigation", { name: "Main" })
			.innerText();
		expect(words.replaceAll("\n(opens in a new tab)", "").split("\n")).toEqual([
			"Home",
			"Programs",
			"Schedule",
			"Pricing",
			"Store",
			"About",
			"Fitness Tips",
			"Contact",
			"ProLabs",
		]);
		await expect(bar.getByRole("button").last()).toHaveText("Free Trial");
	});
	await test.step("every link of the bar leads to its page", async () => {
		const bar = page.getByRole("navigation", { name: "Main" });
		for (const [name, address] of links) {
			await expect(
				bar.getByRole("link", { name, exact: true }),
			).toHaveAttribute("href", address);
		}
	});
	await test.step("Store opens a new tab, the page stays", async () => {
		const tab = page.waitForEvent("popup");
		await page.getByRole("banner").getByRole("link", { name: "Store" }).click();
		await expect(await tab).toHaveURL(`${sandboxOrigin}/store`);
		await expect(page).toHaveURL("/");
	});
	await test.step("the bar and the menu mark the page that is shown", async () => {
		const bar = page.getByRole("navigation", { name: "Main" });
		await expect(bar.getByRole("link", { name: "Home" })).toHaveAttribute(
			"aria-current",
			"page",
		);
		await expect(
			bar.getByRole("link", { name: "Pricing" }),
		).not.toHaveAttribute("aria-current");
		await page.setViewportSize(phone);
		await page.getByRole("button", { name: "Open menu" }).click();
		await expect(
			page.getByRole("dialog").getByRole("link", { name: "Home" }),
		).toHaveAttribute("aria-current", "page");
	});
	await test.step("Free Trial in the bar opens the booking dialog, by keyboard too", async () => {
		await page.keyboard.press("Escape");
		await page.setViewportSize(desktop);
		const button = page
			.getByRole("banner")
			.getByRole("button", { name: "Free Trial" });
		const dialog = page.getByRole("dialog", {
			name: "Book Your Free Trial Class",
		});
		await button.click();
		await expect(dialog).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		await expect(button).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(dialog).toBeVisible();
	});
	await test.step("Free Trial in the bar opens the booking dialog on a phone", async () => {
		await page.keyboard.press("Escape");
		await page.setViewportSize(phone);
		await page
			.getByRole("banner")
			.getByRole("button", { name: "Free Trial" })
			.click();
		await expect(
			page.getByRole("dialog", { name: "Book Your Free Trial Class" }),
		).toBeVisible();
	});
});

for (const { page: path, button, dialog, onPhone } of [
	{
		page: "/corporate",
		button: "Request a Quote",
		dialog: "Request Your Corporate Quote",
		onPhone: "Request a Quote",
	},
	{
		page: "/prolabs",
		button: "Book Walk-Through",
		dialog: "ProLabs Information Request",
		onPhone: "Book tour",
	},
]) {
	test(`NAV-01 NAV-06 NAV-07 C-33 the bar of ${path} has no list of links but ${button}, which opens its dialog, and its logo leads home`, async ({
		page,
	}) => {
		await page.goto(path);
		await appReady(page);
		await test.step(`the bar of ${path} has no list of links but ${button}, which opens its dialog`, async () => {
			const bar = page.getByRole("banner");
			await expect(bar.getByRole("navigation")).toHaveCount(0);
			await expect(bar.getByRole("button", { name: "Free Trial" })).toHaveCount(
				0,
			);
			await bar.getByRole("button", { name: button, exact: true }).click();
			await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
		});
		await test.step(`on a phone the bar of ${path} offers ${onPhone}`, async () => {
			await page.keyboard.press("Escape");
			await page.setViewportSize(phone);
			const action = page
				.getByRole("banner")
				.getByRole("button", { name: onPhone, exact: true });
			expect((await action.innerText()).trim()).toBe(onPhone);
			await action.click();
			await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
		});
		await test.step(`the logo leads home from ${path}`, async () => {
			await page.keyboard.press("Escape");
			await page
				.getByRole("banner")
				.getByRole("link", { name: "Ironbell, home" })
				.click();
			await expect(page).toHaveURL(/:\d+\/$/);
		});
	});
}

test("without scripts the bar's links lead to their pages and its button opens the dialog", async ({
	noScriptPage: page,
}) => {
	await page.goto("/contact");
	const bar = page.getByRole("banner");
	await bar.getByRole("button", { name: "Free Trial" }).click();
	await expect(
		page.getByRole("dialog", { name: "Book Your Free Trial Class" }),
	).toBeVisible();
	await page.keyboard.press("Escape");
	await bar.getByRole("link", { name: "Home", exact: true }).click();
	await expect(
		page.getByRole("heading", { level: 1, name: /^Find Your Strength in/ }),
	).toBeVisible();
});
