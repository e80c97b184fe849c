import type { Page } from "@playwright/test";
import { boxOf } from "../../support/browser/box.ts";
import { consultation, dialogFor } from "../../support/browser/frames.ts";
import { holdRequests } from "../../support/browser/hold-requests.ts";
import { openWithPausedClock } from "../../support/browser/paused-clock.ts";
import { phone } from "../../support/browser/screens.ts";
import {
	appReady,
	expect,
	openReady,
	test,
} from "../../support/browser/test.ts";

async function openEstimator(page: Page, query = ""): Promise<void> {
	await openReady(page, `/pricing${query}#pricing-estimator`);
}

const result = (page: Page) =>
	page.getByRole("region", { name: "Your estimate" });
const sessions = (page: Page) =>
	page.getByRole("slider", { name: "Sessions per week" });
const choice = (page: Page, name: string | RegExp) =>
	page.getByRole("radio", { name, exact: true });
const group = (page: Page, name: string | RegExp) =>
	page.getByRole("group", { name });
const figure = (page: Page, name: string) =>
	result(page).locator(`dt:text-is("${name}") + dd`);

test("EST-06 EST-11 EST-12 EST-21 C-05 C-07 C-09 estimate and choices change with each input", async ({
	page,
}) => {
	await openEstimator(page);
	const rows = page
		.getByRole("region", { name: "Where your week goes" })
		.getByRole("listitem");
	const card = group(page, "Sessions on the punch card");
	const packages = group(page, /Sessions in the package/);
	await expect(card.or(packages)).toHaveCount(0);
	await choice(page, "Personal training").check();
	await expect(packages).toBeVisible();
	await expect(card).toBeHidden();
	await choice(page, /^5 /).check();
	await expect(rows.first()).toHaveText("Training3 h");
	await expect(result(page)).toContainText("$276 per week");
	await expect(result(page)).toContainText("billed weekly");
	await expect(result(page)).toContainText(
		"Prepaid, the same 5 sessions cost $450 ($90 each). It is less because a package is paid in advance.",
	);
	await choice(page, /^20 /).check();
	await expect(result(page)).not.toContainText("Prepaid");

	await choice(page, "Punch card").check();
	await expect(card).toBeVisible();
	await expect(packages).toBeHidden();
	await choice(page, /^20 /).check();
	await sessions(page).press("Home");
	await expect(result(page)).toContainText("Your plan: $30 per week");
	await expect(result(page)).toContainText("5-Class Pack $35 per session");

	await choice(page, "Membership").check();
	await sessions(page).fill("4");
	await expect(result(page)).toContainText("$89 per week");
	await page.getByRole("switch").check();
	await expect(result(page)).toContainText("$138 per week");
	await choice(page, "12 months").check();
	await expect(figure(page, "12-month total")).toHaveText("$7,170.48");
	await choice(page, "Build Strength").check();
	await expect(figure(page, "Strength, typical")).toHaveText("+20%");
	await choice(page, "Punch card").check();
	await expect(figure(page, "Per session")).toHaveText("$30.00");
	await expect(result(page)).toContainText("$169 per week");
});

test("the result is announced after a pause, with the price of each plan (C-07)", async ({
	page,
}) => {
	await openWithPausedClock(page, "/pricing#pricing-estimator");
	await expect(page.locator("[data-island=Estimator]")).toHaveAttribute(
		"data-hydration",
		"ready",
	);
	const announced = page
		.getByRole("status")
		.filter({ hasText: /per week\. Recommended/ });
	await choice(page, "Punch card").check();
	await page.clock.runFor(300);
	await choice(page, /^20 /).check();
	await page.clock.runFor(300);
	await expect(result(page)).toContainText("$90 per week");
	await expect(announced).toHaveCount(0);
	await page.clock.runFor(200);
	await expect(announced).toHaveText(
		"Your plan: $90 per week. Recommended for 3 sessions a week: Silver, $79 per week.",
	);
});

test("the URL contains the choices without a new history entry; Copy link copies it", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openEstimator(page);
	await sessions(page).focus();
	const place = () => page.evaluate(() => [scrollY, history.length]);
	const before = await place();
	await sessions(page).press("ArrowRight");
	await expect(page).toHaveURL(
		"/pricing?goal=fitness&sessions=4&pay=membership&nutrition=no&time=6-months#pricing-estimator",
	);
	expect(await place()).toEqual(before);

	const copy = page.getByRole("button", { name: "Copy link" });
	await copy.click();
	await expect(
		page.getByRole("status").filter({ hasText: "Link copied" }),
	).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		page.url(),
	);
	await page.evaluate(() => {
		Object.defineProperty(navigator, "clipboard", { value: undefined });
	});
	await copy.click();
	const field = page.getByRole("textbox", { name: "Copy link" });
	await expect(field).toHaveValue(page.url());
	await expect(field).toBeFocused();
});

test("Send to a coach passes the plan to the consultation's frame", async ({
	page,
}) => {
	await openEstimator(page);
	await choice(page, "Punch card").check();
	await page.getByRole("button", { name: "Send to a coach" }).click();
	const dialog = dialogFor(page, consultation);
	await expect(dialog).toContainText("Punch card of 5; $105 per week in all.");
	const address = await dialog.locator("iframe").getAttribute("src");
	expect(Object.fromEntries(new URL(address ?? "").searchParams)).toEqual({
		goal: "General Fitness",
		sessions_per_week: "3",
		plan: "Punch card of 5",
		nutrition_coaching: "no",
		timeline: "6 months",
		weekly_price: "$105",
	});
	await expect(
		dialog.frameLocator("iframe").getByText(/Sessions per week: 3/),
	).toBeVisible();

	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Book a free consultation" }).click();
	const frame = page.getByRole("dialog").locator("iframe");
	expect(await frame.getAttribute("src")).not.toContain("?");
});

test("EST-12 choices made before hydration count in the estimate", async ({
	page,
}) => {
	const release = await holdRequests(page, "**/assets/entry-*.js");
	await page.goto("/pricing?time=12-months");
	await choice(page, "Personal training").check();
	await expect(group(page, /Sessions in the package/)).toBeVisible();
	await choice(page, /^20 /).check();
	const more = page.getByRole("button", { name: "One session more" });
	await more.click();
	await more.click();
	await page.getByRole("switch").check();
	await expect(result(page)).toContainText("$79 per week");
	release();
	await appReady(page);
	await expect(sessions(page)).toHaveValue("5");
	await expect(choice(page, "12 months")).toBeChecked();
	await expect(result(page)).toContainText("$484 per week");
	await expect(page).toHaveURL(
		"/pricing?time=12-months&goal=fitness&sessions=5&pay=personal-training&package=20&nutrition=yes#pricing-estimator",
	);
});

test.describe("on a phone", () => {
	test.use({ viewport: phone });

	const miniResult = (page: Page) =>
		page.getByText(/^Your plan: \$\d+ per week[^.].*a week/);

	test("a short result sticks below the form and covers no control", async ({
		page,
	}) => {
		await openEstimator(page);
		await choice(page, "Punch card").scrollIntoViewIfNeeded();
		await expect(miniResult(page)).toBeInViewport();
		const button = page
			.getByRole("button", { name: "Free Trial", exact: true })
			.last();
		await expect(button).toBeInViewport();
		const textBox = await boxOf(
			miniResult(page).getByText(/^Your plan.*week$/),
		);
		const floating = await boxOf(button);
		expect(textBox.right).toBeLessThanOrEqual(floating.x);
		expect(floating.y).toBeGreaterThan(phone.height - 88);

		await choice(page, "Punch card").check();
		const heights = await page
			.getByRole("radio")
			.or(sessions(page))
			.filter({ visible: true })
			.evaluateAll((inputs) =>
				inputs.map(
					(input) =>
						(input.closest("label") ?? input).getBoundingClientRect().height,
				),
			);
		expect(heights.length).toBeGreaterThan(12);
		expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);

		await choice(page, /^20 /).check();
		// The longest result must leave four fifths of the screen to the form.
		await sessions(page).press("Home");
		await expect(miniResult(page)).toContainText(
			"5-Class Pack, $35 per session",
		);
		expect((await boxOf(miniResult(page))).height).toBeLessThan(
			phone.height / 5,
		);

		const focused = page.locator("*:focus");
		await choice(page, "General Fitness").focus();
		for (let step = 0; step < 6; step += 1) {
			await page.keyboard.press("Tab");
			const control = await boxOf(focused);
			const resultBox = await boxOf(miniResult(page));
			expect(
				control.bottom <= resultBox.y || control.y >= resultBox.bottom,
			).toBe(true);
		}
	});
});
