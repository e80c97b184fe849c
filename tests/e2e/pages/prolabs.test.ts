import type { Page } from "@playwright/test";
import {
	dialogFor,
	frameFor,
	prolabsRequest,
} from "../../support/browser/frames.ts";
import { holdRequests } from "../../support/browser/hold-requests.ts";
import {
	appReady,
	expect,
	openReady,
	test,
} from "../../support/browser/test.ts";

const headline = "Bring your clients. We’ll bring the floor.";

function planOf(page: Page, name: string) {
	const card = page.getByRole("article", { name, exact: true });
	return {
		card,
		select: card.getByRole("button", { name: "Select Plan", exact: true }),
		badge: card.getByText("Selected", { exact: true }),
	};
}

test("PROLAB-07 Select Plan marks only its plan and opens the dialog", async ({
	page,
}) => {
	await openReady(page, "/prolabs");
	const names = ["Single session", "10-hour block", "Monthly unlimited"];
	await expect(planOf(page, "10-hour block").badge).toBeVisible();
	for (const [name, price, sent] of [
		["Single session", "$40/hour", "plan=Single+session&price=%2440%2Fhour"],
		[
			"Monthly unlimited",
			"$999/month",
			"plan=Monthly+unlimited&price=%24999%2Fmonth",
		],
	] as const) {
		await planOf(page, name).select.click();
		const dialog = dialogFor(page, prolabsRequest);
		await expect(dialog).toBeVisible();
		await expect(dialog).toHaveAccessibleDescription(
			new RegExp(`Your plan: ${name}, \\${price}\\.$`),
		);
		await expect(frameFor(page, prolabsRequest)).toHaveAttribute(
			"src",
			new RegExp(
				`/widget/form/prolabs-request\\?${sent.replaceAll("+", "\\+")}$`,
			),
		);
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		for (const each of names)
			await expect(planOf(page, each).badge).toHaveCount(each === name ? 1 : 0);
		await expect(planOf(page, name).select).toBeFocused();
	}
});

test("PROLAB-07 a plan selected before hydration is passed to the dialog", async ({
	page,
}) => {
	const release = await holdRequests(page, /\/assets\/entry-/);
	await page.goto("/prolabs");
	await planOf(page, "Single session").select.click();
	await expect(dialogFor(page, prolabsRequest)).toBeVisible();
	release();
	await appReady(page);
	await expect(dialogFor(page, prolabsRequest)).toHaveAccessibleDescription(
		/Your plan: Single session/,
	);
	await expect(frameFor(page, prolabsRequest)).toHaveAttribute(
		"src",
		/plan=Single\+session/,
	);
});

test("PROLAB-12 a failed hero picture is hidden, and reported in the console", async ({
	page,
	expectedNoise,
}) => {
	expectedNoise.push(/Failed to load resource/, /The hero image failed/);
	await page.route(/\/images\/dumbbells-/, (route) => route.abort());
	const logged = page.waitForEvent("console", (message) =>
		message.text().startsWith("The hero image failed to load"),
	);
	await openReady(page, "/prolabs");
	expect((await logged).type()).toBe("warning");
	const hero = page.getByRole("region", { name: headline });
	await expect(hero.locator("img")).toBeHidden();
	await expect(hero.getByRole("heading", { level: 1 })).toBeVisible();
});
