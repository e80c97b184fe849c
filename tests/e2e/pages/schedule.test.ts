import type { Locator, Page } from "@playwright/test";
import { setFontSize } from "../../pages/visit.ts";
import { requestsFor } from "../../support/browser/requests.ts";
import { desktop, phone, phoneDevice } from "../../support/browser/screens.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

const days = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday",
] as const;

function panel(page: Page, day: string): Locator {
	return page.getByRole("tabpanel", { name: day, exact: true });
}

function tab(page: Page, day: string): Locator {
	return page.getByRole("tab", { name: new RegExp(`^${day.slice(0, 3)}`) });
}

function calendarMenu(page: Page, time: string): Locator {
	return page
		.locator("summary")
		.and(page.getByLabel(`Add to calendar: ${time}`));
}

test("calendar links of a class open by keyboard; the calendar's address can be copied", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openReady(page, "/schedule");
	const menu = calendarMenu(page, "Monday 5:00 PM");
	const link = panel(page, "Monday").getByRole("link", {
		name: "Google Calendar",
	});
	await menu.press("Enter");
	await page.keyboard.press("Tab");
	await expect(link).toBeFocused();
	await expect(link).toHaveAttribute("href", /T170000/);
	await page.keyboard.press("Escape");
	await expect(menu).toBeFocused();
	await expect(link).toHaveCount(0);
	await menu.click();
	await calendarMenu(page, "Monday 6:30 AM").click();
	await expect(link).toHaveAttribute("href", /T063000/);

	await page.getByRole("button", { name: "Copy the address" }).press("Enter");
	await expect(page.getByText(/^Copied\. Paste it/)).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		"https://ironbell.example/schedule.ics",
	);
});

test.describe("on a phone", () => {
	test.use(phoneDevice);

	test("at twice the font size a calendar menu stays in the viewport (WCAG 1.4.4)", async ({
		page,
	}) => {
		await openReady(page, "/schedule");
		await setFontSize(page, 32);
		await calendarMenu(page, "Monday 6:30 AM").click();
		const link = panel(page, "Monday").getByRole("link", {
			name: "Google Calendar",
		});
		await expect(link).toBeInViewport({ ratio: 1 });
	});

	test("SCHED-03 SCHED-04 Previous and Next change the selected day and wrap around the week", async ({
		page,
	}) => {
		await openReady(page, "/schedule");
		await expect(page.getByRole("tablist")).toBeHidden();
		const title = page.getByRole("status").filter({ hasText: "day" }).first();
		await expect(title).toContainText("Monday");
		await page.getByRole("button", { name: "Previous day, Sunday" }).click();
		await expect(title).toContainText("Sunday");
		await expect(panel(page, "Sunday")).toBeVisible();
		await page.getByRole("button", { name: "Next day, Monday" }).click();
		for (const day of days.slice(1)) {
			await page.getByRole("button", { name: `Next day, ${day}` }).click();
			await expect(title).toContainText(day);
			await expect(panel(page, day)).toBeVisible();
			await expect(page.getByRole("tabpanel")).toHaveCount(1);
		}
		await page.setViewportSize(desktop);
		await expect(tab(page, "Sunday")).toHaveAttribute("aria-selected", "true");
		await tab(page, "Wednesday").click();
		await page.setViewportSize(phone);
		await expect(title).toContainText("Wednesday");
		await expect(panel(page, "Wednesday")).toBeVisible();
	});
});

test("SCHED-01 SCHED-09 EMBED-05 SCHED-08 the live schedule loads only when it is shown", async ({
	page,
}) => {
	await openReady(page, "/schedule");
	const requests = requestsFor(page, sandboxOrigin);
	const weekly = page.getByRole("button", { name: "Weekly View" });
	const calendar = page.getByRole("button", { name: "Calendar View" });
	await expect(weekly).toHaveAttribute("aria-pressed", "true");
	await expect(calendar).toHaveAttribute("aria-pressed", "false");
	await expect(page.getByTitle("Live class schedule")).toHaveCount(0);
	expect(requests).toEqual([]);

	await calendar.click();
	await expect(calendar).toHaveAttribute("aria-pressed", "true");
	await expect(weekly).toHaveAttribute("aria-pressed", "false");
	const frame = page.locator("iframe[title='Live class schedule']");
	await expect(frame).toHaveAttribute("src", `${sandboxOrigin}/open/calendar`);
	await expect(frame).toHaveCSS("height", "1100px");
	await expect(
		frame.contentFrame().getByRole("heading", { name: "Live schedule" }),
	).toBeVisible();
	await expect(page.getByRole("tablist")).toBeHidden();
	await expect(
		page
			.getByRole("group", { name: "Live class schedule" })
			.getByRole("link", { name: /^Open the live schedule/ }),
	).toBeVisible();

	await weekly.click();
	await expect(panel(page, "Monday")).toBeVisible();
	await expect(frame).toHaveCount(0);

	const openButton = page.getByRole("button", { name: "View Live Schedule" });
	await openButton.click();
	const dialog = page.getByRole("dialog", { name: "Live Schedule" });
	await expect(frame).toHaveAttribute("src", `${sandboxOrigin}/open/calendar`);
	await expect(frame).toHaveCSS("height", "700px");
	await expect(
		dialog.getByRole("link", { name: "(206) 555-0142" }),
	).toBeVisible();
	await dialog.getByRole("button", { name: "Close" }).click();
	await expect(openButton).toBeFocused();
	await expect(frame).toHaveCount(0);
});

test("the URL contains day and view; invalid values select Monday in the weekly view", async ({
	page,
}) => {
	await openReady(page, "/schedule?day=wednesday");
	await expect(panel(page, "Wednesday")).toBeVisible();
	await tab(page, "Friday").click();
	await expect(page).toHaveURL("/schedule?day=friday");
	await page.getByRole("button", { name: "Calendar View" }).click();
	await expect(page).toHaveURL("/schedule?day=friday&view=calendar");

	await openReady(page, "/schedule?day=someday&view=upside-down");
	await expect(panel(page, "Monday")).toBeVisible();
	await expect(
		page.getByRole("button", { name: "Weekly View" }),
	).toHaveAttribute("aria-pressed", "true");
});

test.describe("on the gym's clock, for a visitor in Tokyo", () => {
	test.use({ timezoneId: "Asia/Tokyo" });

	test("a closed day shows its reason, its end and the next class", async ({
		page,
	}) => {
		await page.clock.setFixedTime(new Date("2026-11-26T18:00:00Z"));
		await openReady(page, "/schedule");
		await expect(
			page.getByText("Closed: Thanksgiving. Opens Friday 5:30 AM", {
				exact: true,
			}),
		).toBeVisible();
		await expect(
			page
				.getByRole("link", {
					name: "Book Friday 6:30 AM CrossFit-style Group Class (opens in a new tab)",
				})
				.first(),
		).toBeVisible();
		await expect(page.getByRole("tab", { name: "Today" })).toHaveCount(1);
		await expect(tab(page, "Thursday")).toContainText("Today");
		await expect(tab(page, "Monday")).toHaveAttribute("aria-selected", "true");
		await page.clock.setFixedTime(new Date("2026-11-28T18:00:00Z"));
		await openReady(page, "/schedule");
		const closed = page.getByRole("region", { name: "Closed days" });
		await expect(closed.getByText("Christmas")).toBeVisible();
		await expect(closed.getByText("Thanksgiving")).toBeHidden();
	});
});
