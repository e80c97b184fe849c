import { boxOf } from "../../support/browser/box.ts";
import {
	corporateQuote,
	dialogFor,
	freeTrial,
	prolabsRequest,
} from "../../support/browser/frames.ts";
import { desktop, phone } from "../../support/browser/screens.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

test("NAV-04 NAV-05 the header opens the store in a new tab, and the free-trial dialog", async ({
	page,
}) => {
	await page.goto("/");
	const header = page.getByRole("banner");
	const main = header.getByRole("navigation", { name: "Main" });
	const tab = page.waitForEvent("popup");
	await main.getByRole("link", { name: "Store" }).click();
	await expect(await tab).toHaveURL(`${sandboxOrigin}/store`);
	await expect(page).toHaveURL("/");

	const button = header.getByRole("button", { name: "Free Trial" });
	await expect(header.getByRole("button").last()).toHaveText("Free Trial");
	await button.click();
	await expect(dialogFor(page, freeTrial)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(button).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(dialogFor(page, freeTrial)).toBeVisible();
	await page.keyboard.press("Escape");

	await expect(main.locator("[aria-current=page]")).toHaveText("Home");
	await page.setViewportSize(phone);
	await page.getByRole("button", { name: "Open menu" }).click();
	await expect(
		page.getByRole("dialog").locator("[aria-current=page]"),
	).toHaveText("Home");
	await page.keyboard.press("Escape");
	await button.click();
	await expect(dialogFor(page, freeTrial)).toBeVisible();
});

for (const { id, of, button, onPhone, prices } of [
	{
		id: "NAV-06",
		of: corporateQuote,
		button: "Request a Quote",
		onPhone: "Request a Quote",
		prices: "One price, up to 12 people",
	},
	{
		id: "NAV-07",
		of: prolabsRequest,
		button: "Book Walk-Through",
		onPhone: "Book tour",
		prices: "Rent by the hour, the block or the month",
	},
])
	test(`NAV-11 C-33 ${id} the header of ${of.address} has only the button ${button} and a short menu`, async ({
		page,
	}) => {
		await openReady(page, of.address);
		const header = page.getByRole("banner");
		await expect(header.getByRole("navigation")).toHaveCount(0);
		await expect(
			header.getByRole("button", { name: "Free Trial" }),
		).toHaveCount(0);
		for (const [screen, name] of [
			[desktop, button],
			[phone, onPhone],
		] as const) {
			await page.setViewportSize(screen);
			await header.getByRole("button", { name, exact: true }).click();
			await expect(dialogFor(page, of)).toBeVisible();
			await page.keyboard.press("Escape");
		}

		const open = page.getByRole("button", { name: "Open menu" });
		await open.click();
		const menu = page.getByRole("dialog", { name: "Menu" });
		await menu.getByRole("link", { name: "Pricing" }).click();
		await expect(menu).toBeHidden();
		await expect
			.poll(async () => {
				const { y } = await boxOf(page.getByRole("heading", { name: prices }));
				return y >= 64 && y < 250;
			})
			.toBe(true);
		await expect(page).toHaveURL(`${of.address}#pricing`);

		await page.keyboard.press("Escape");
		await header.getByRole("link", { name: "Ironbell, home" }).click();
		await expect(page).toHaveURL("/");
	});

test("a page that becomes hidden is not laid out, which would delay the next page", async ({
	page,
}) => {
	await openReady(page, "/");
	const reads = await page.evaluate(() => {
		let count = 0;
		const read = Element.prototype.getBoundingClientRect;
		Element.prototype.getBoundingClientRect = function () {
			count += 1;
			return read.call(this);
		};
		Object.defineProperty(document, "visibilityState", { value: "hidden" });
		document.dispatchEvent(new Event("visibilitychange"));
		return count;
	});
	expect(reads).toBe(0);
});
