import type { Page } from "@playwright/test";
import { freeTrial, insideOf } from "../support/frames.ts";
import { phoneDevice } from "../support/screens.ts";
import { appReady, expect, test } from "../support/test.ts";

const landing = "/?utm_source=maps&gclid=abc";

async function expectBooked(page: Page): Promise<void> {
	await expect(page).toHaveURL("/thank-you-free-class");
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toHaveText("You're booked!");
	await expect(heading).toBeFocused();
	await expect(heading).toBeInViewport();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(page.locator("html:active-view-transition")).toHaveCount(0);
}

/** From the home page to the thank-you page with mouse or finger. */
async function book(page: Page): Promise<void> {
	await page.goto(landing);
	await page.getByRole("button", { name: freeTrial.opener }).first().click();
	await expect(
		page.getByRole("dialog", { name: freeTrial.title }),
	).toBeVisible();

	const widget = insideOf(page, freeTrial);
	await expect(
		widget.getByText("Campaign: utm_source=maps, gclid=abc"),
	).toBeVisible();
	await widget
		.getByRole("group", { name: "Day" })
		.getByRole("radio")
		.first()
		.check();
	await widget
		.getByRole("group", { name: "Time" })
		.getByRole("radio")
		.first()
		.check();
	await widget.getByLabel("First name").fill("Ada");
	await widget.getByLabel("Last name").fill("Sample");
	await widget.getByLabel("Email").fill("ada@sample.example");
	await widget.getByLabel("Phone").fill("(206) 555-0100");
	await widget.getByRole("button", { name: "Confirm booking" }).click();
	await expectBooked(page);
}

test.describe("on a phone", () => {
	test.use(phoneDevice);

	test("DLG-01 EMBED-01 TY-01 a visitor books a free class and lands on the thank-you page", async ({
		page,
	}) => {
		await book(page);
	});

	test("DLG-07 Back after a booking shows the home page and books nothing again", async ({
		page,
	}) => {
		const asked: string[] = [];
		await book(page);
		page.on("request", (request) => asked.push(request.url()));
		await page.goBack();
		await expect(page).toHaveURL(landing);
		await expect(
			page.getByRole("heading", { level: 1, name: "Find Your Strength" }),
		).toBeVisible();
		await expect(page.getByRole("dialog")).toHaveCount(0);
		expect(asked.filter((url) => url.includes("/widget/"))).toEqual([]);
	});

	test("EMBED-08 what a visitor types into the calendar is kept nowhere on the site", async ({
		page,
	}) => {
		await book(page);
		const kept = await page.evaluate(() =>
			JSON.stringify([
				{ ...localStorage },
				{ ...sessionStorage },
				document.cookie,
				location.href,
				history.state,
			]),
		);
		expect(kept).toContain("utm_source=maps");
		expect(kept).not.toMatch(/ada|sample|555-0100/i);
	});
});

test.describe("on a desktop in dark", () => {
	test.use({ colorScheme: "dark" });

	test("DLG-01 TY-01 a visitor books a free class and lands on the thank-you page", async ({
		page,
	}) => {
		await book(page);
		await expect(page.locator("html")).toHaveClass(/\bdark\b/);
	});
});

test.describe("with the keyboard alone", () => {
	test.use(phoneDevice);

	test("DLG-01 TY-01 a visitor books a free class without a mouse", async ({
		page,
	}) => {
		await page.goto(landing);
		const opener = page.getByRole("button", { name: freeTrial.opener }).first();
		await tabTo(page, () =>
			opener.evaluate((element) => element === document.activeElement),
		);
		await page.keyboard.press("Enter");
		const dialog = page.getByRole("dialog", { name: freeTrial.title });
		await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
		await appReady(page);

		const widget = insideOf(page, freeTrial);
		const days = widget.getByRole("group", { name: "Day" }).getByRole("radio");
		await expect(days.first()).toBeVisible();
		// The first stop is the dialog's own scroll, the second the frame.
		await page.keyboard.press("Tab");
		await page.keyboard.press("Tab");
		await expect(days.first()).toBeFocused();
		await page.keyboard.press("Space");
		await expect(days.first()).toBeChecked();

		await page.keyboard.press("Tab");
		await page.keyboard.press("Space");
		for (const [label, text] of [
			["First name", "Ada"],
			["Last name", "Sample"],
			["Email", "ada@sample.example"],
			["Phone", "2065550100"],
		] as const) {
			await page.keyboard.press("Tab");
			await expect(widget.getByLabel(label)).toBeFocused();
			await page.keyboard.type(text);
		}
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await expectBooked(page);
	});
});

/** Presses Tab until the wanted control has the focus. */
async function tabTo(
	page: Page,
	isThere: () => Promise<boolean>,
): Promise<void> {
	for (let presses = 0; presses < 30; presses += 1) {
		if (await isThere()) return;
		await page.keyboard.press("Tab");
	}
	throw new Error("30 presses of Tab did not reach the control");
}
