import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { desktop, phone } from "../support/screens.ts";
import { appReady, expect, test } from "../support/test.ts";

async function openPricing(page: Page, rest = ""): Promise<void> {
	await page.goto(`/pricing${rest}`);
	await appReady(page);
}

const freeTrial = "Book Your Free Trial Class";
const consultation = "Book Your 30-Minute Consultation";

async function expectOpens(page: Page, button: string, dialog: string) {
	await openPricing(page);
	await page.getByRole("button", { name: button, exact: true }).click();
	await expect(
		page.getByRole("dialog", { name: dialog, exact: true }),
	).toBeVisible();
}

const mainNavigation = (page: Page) =>
	page.getByRole("navigation", { name: "Main" });

const serviceRow = (page: Page, table: string | RegExp, name: string) =>
	page
		.getByRole("table", { name: table })
		.getByRole("row")
		.filter({ has: page.getByRole("rowheader", { name, exact: true }) });

test("ROUTE-12 the address /pricing and the bar's link show the prices", async ({
	page,
}) => {
	const headline = page.getByRole("heading", { level: 1 });
	await openPricing(page);
	await expect(headline).toHaveText("Transparent Pricing");
	await page.goto("/");
	await appReady(page);
	const link = mainNavigation(page).getByRole("link", { name: "Pricing" });
	await link.click();
	await expect(page).toHaveURL(/\/pricing$/);
	await expect(headline).toHaveText("Transparent Pricing");
	await expect(link).toHaveAttribute("aria-current", "page");
});

test("the built page marks itself in the bar", async ({ noScriptPage }) => {
	await noScriptPage.goto("/pricing");
	await expect(
		mainNavigation(noScriptPage).getByRole("link", { name: "Pricing" }),
	).toHaveAttribute("aria-current", "page");
});

for (const size of [phone, desktop]) {
	test(`PRICE-01 Calculate Your Plan leads to the estimator below the bar, ${size.width} px`, async ({
		page,
	}) => {
		await page.setViewportSize(size);
		await openPricing(page);
		await page.getByRole("link", { name: "Calculate Your Plan" }).click();
		await expect(page).toHaveURL(/#pricing-estimator$/);
		const title = page.getByRole("heading", { name: "Pricing Estimator" });
		await expect(title).toBeInViewport();
		const bar = await page.getByRole("banner").boundingBox();
		const box = await title.boundingBox();
		expect(box?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
	});
}

test("PRICE-02 the page's parts come in their order", async ({ page }) => {
	await openPricing(page);
	const parts = [
		page.getByRole("heading", { name: "Transparent Pricing" }),
		page.getByRole("article", { name: "Silver" }),
		page.getByRole("article", { name: "Gold" }),
		page.getByRole("article", { name: "Personal Training" }),
		page.getByRole("heading", { name: "Pricing Estimator" }),
		page.getByRole("table", { name: "Additional Services" }),
		page.getByRole("button", { name: "Try Your First Class Free" }),
		page.getByText("Do punch cards expire?"),
		page.getByRole("main").getByRole("link", { name: "Contact Us" }),
		page.getByRole("heading", { name: "Satisfaction Guarantee" }),
		page.getByRole("button", { name: "Book a Free Class" }),
	];
	for (const [position, part] of parts.entries())
		await part.evaluate(
			(element, mark) => element.setAttribute("data-part", mark),
			String(position),
		);
	const order = await page.evaluate(() =>
		Array.from(document.querySelectorAll("[data-part]"), (element) =>
			element.getAttribute("data-part"),
		),
	);
	expect(order).toEqual(parts.map((_, position) => String(position)));
});

test("PRICE-03 PRICE-04 three plans; only Gold is marked Popular", async ({
	page,
}) => {
	await openPricing(page);
	const plan = (name: string) => page.getByRole("article", { name });
	await expect(plan("Silver")).toContainText("$79 per week");
	await expect(plan("Silver")).toContainText("3 sessions a week");
	await expect(plan("Gold")).toContainText("$89 per week");
	await expect(plan("Gold")).toContainText("Unlimited");
	await expect(plan("Personal Training")).toContainText("$95 per session");
	await expect(plan("Personal Training")).toContainText("60 minutes");
	await expect(page.getByText("Popular", { exact: true })).toHaveCount(1);
	await expect(plan("Gold").getByText("Popular")).toBeVisible();
});

test("ENT-11 each plan's button opens what the plan begins with", async ({
	page,
}) => {
	await expectOpens(page, "Start with Silver", freeTrial);
	await expectOpens(page, "Go Gold", freeTrial);
	await expectOpens(page, "Book a free consultation", consultation);
});

test("PRICE-07 Try Your First Class Free opens the free trial", async ({
	page,
}) => {
	await expectOpens(page, "Try Your First Class Free", freeTrial);
});

test("PRICE-12 the guarantee's button opens the free trial", async ({
	page,
}) => {
	await expectOpens(page, "Book a Free Class", freeTrial);
});

test("PRICE-05 personal training shows both ways to pay in one table (C-05, C-45)", async ({
	page,
}) => {
	await openPricing(page);
	const table = /two ways to pay/;
	await expect(
		page.getByRole("table", { name: table }).getByRole("columnheader"),
	).toHaveText(["Sessions", "Prepaid", "Billed weekly"]);
	for (const [sessions, ...prices] of [
		["1", "$95"],
		["5", "$450", "$90 each, save $25", "$92 per session"],
		["10", "$850", "$85 each, save $100", "$90 per session"],
		["20", "not offered", "$87 per session"],
	] as const)
		for (const price of prices)
			await expect(serviceRow(page, table, sessions)).toContainText(price);
	await expect(page.getByText(/paid in advance.*No contracts/)).toBeVisible();
});

test("PRICE-06 ENT-12 services have a title, a description and a price", async ({
	page,
}) => {
	await openPricing(page);
	const row = (name: string) => serviceRow(page, "Additional Services", name);
	await expect(row("Nutrition coaching")).toContainText("weekly check-in");
	await expect(row("Nutrition coaching")).toContainText("$49 per week");
	await expect(row("Drop-in class")).toContainText(
		"Contact us first to confirm space",
	);
	await expect(row("Drop-in class")).toContainText("$35 per session");
	await expect(
		row("Drop-in class").getByRole("link", { name: "(206) 555-0142" }),
	).toHaveAttribute("href", "tel:+12065550142");
});

test("PRICE-08 one answer is open at a time, and closes again", async ({
	page,
}) => {
	await openPricing(page);
	const punchCards = page.getByText(/Punch cards never expire/);
	const firstClass = page.getByText(/one full 90-minute class/);
	await page.getByText("Do punch cards expire?").click();
	await expect(punchCards).toBeVisible();
	await page.getByText("Is the first class really free?").click();
	await expect(firstClass).toBeVisible();
	await expect(punchCards).toBeHidden();
	await page.getByText("Is the first class really free?").click();
	await expect(firstClass).toBeHidden();
});

test("PRICE-09 PRICE-10 the answers give the policies, and the price of the 5-class pack that the estimator gives", async ({
	page,
}) => {
	await openPricing(page);
	for (const policy of [
		"14 days’ notice",
		"Your first class is free",
		"within the first 30 days",
		"Punch cards never expire",
		"The 5-class pack works out at $35 per class",
		"Open gym is included with Silver and Gold at no extra cost.",
	])
		await expect(page.getByRole("main")).toContainText(policy);
	await page.getByRole("radio", { name: "Punch card", exact: true }).check();
	await page.getByRole("slider", { name: "Sessions per week" }).press("Home");
	await expect(
		page.getByRole("region", { name: "Your estimate" }),
	).toContainText("5-Class Pack$35 per session");
});

test("PRICE-11 Contact Us leads to the contact page", async ({ page }) => {
	await openPricing(page);
	await expect(
		page.getByRole("main").getByRole("link", { name: "Contact Us" }),
	).toHaveAttribute("href", "/contact");
});

test("on a phone three lines give the prices, and lead to their plans", async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await openPricing(page);
	const line = page.getByRole("link", { name: /Gold Unlimited.*\$89/ });
	await expect(line).toBeInViewport();
	await line.click();
	await expect(page.getByRole("heading", { name: "Gold" })).toBeInViewport();
});

test("nothing scrolls sideways at 320 px, whatever is chosen", async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 700 });
	for (const payment of ["membership", "punch-card", "personal-training"]) {
		await openPricing(
			page,
			`?pay=${payment}&package=10&sessions=5&nutrition=yes&goal=weight-loss`,
		);
		expect(
			await page.evaluate(() => document.documentElement.scrollWidth),
		).toBe(320);
	}
});

for (const size of [phone, desktop])
	for (const colorScheme of ["light", "dark"] as const) {
		test(`the page has no accessibility violations in any state, ${size.width} px, ${colorScheme}`, async ({
			page,
		}) => {
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			await page.setViewportSize(size);
			const violations = async () =>
				(
					await new AxeBuilder({ page }).exclude("iframe").analyze()
				).violations.map(
					({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`,
				);
			await openPricing(page);
			expect(await violations()).toEqual([]);

			await page
				.getByRole("radio", { name: "Personal training", exact: true })
				.check();
			await page.getByRole("radio", { name: /^5 / }).check();
			await page.getByRole("radio", { name: "Lose Weight" }).check();
			await page.getByRole("switch").check();
			await page.getByText("What these estimates assume").click();
			await page.getByText("Do punch cards expire?").click();
			expect(await violations()).toEqual([]);

			for (const button of [
				"Send to a coach",
				"Book a free consultation",
				"Go Gold",
			]) {
				await page.getByRole("button", { name: button }).click();
				await expect(page.getByRole("dialog").locator("iframe")).toBeVisible();
				expect(await violations()).toEqual([]);
				await page.keyboard.press("Escape");
				await expect(page.getByRole("dialog")).toBeHidden();
			}
		});
	}
