import type { Page } from "@playwright/test";
import { desktop, phone } from "../../support/browser/screens.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";
import { expectNoViolations } from "../../support/browser/violations.ts";

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
	).toContainText("5-Class Pack $35 per session");
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
			await page.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth,
			),
		).toBe(0);
	}
});

for (const viewport of [phone, desktop])
	test.describe(() => {
		test.use({ viewport });

		test(`the page can be used by everyone in any state and in both themes at ${viewport.width} px`, async ({
			page,
		}) => {
			await openPricing(page);
			await page
				.getByRole("radio", { name: "Personal training", exact: true })
				.check();
			await page.getByRole("radio", { name: /^5 / }).check();
			await page.getByRole("radio", { name: "Lose Weight" }).check();
			await page.getByRole("switch").check();
			await page.getByText("What these estimates assume").click();
			await page.getByText("Do punch cards expire?").click();
			await expectNoViolations(page);
		});
	});
