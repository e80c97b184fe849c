import { drawnWhole, expect, test } from "../support/test.ts";

for (const { name, button, dialog } of [
	{
		name: "free trial",
		button: "Book Your Free Class",
		dialog: "Book Your Free Trial Class",
	},
	{
		name: "consultation",
		button: "Free consultation",
		dialog: "Book Your 30-Minute Consultation",
	},
]) {
	test(`GROUP-01 the hero's ${name} button opens its dialog`, async ({
		page,
	}) => {
		await page.goto("/group-classes");
		await page
			.getByRole("region", { name: "Ninety minutes, start to finish" })
			.getByRole("button", { name: button })
			.click();
		await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
	});
}

test("GROUP-07 the closing call leads to the schedule", async ({ page }) => {
	await page.goto("/group-classes");
	await page.getByRole("link", { name: "See the schedule" }).click();
	await expect(page).toHaveURL("/schedule");
	await expect(
		page.getByRole("heading", { level: 1, name: "Class schedule" }),
	).toBeVisible();
});

test("GROUP-05 the class times are those of the schedule's days", async ({
	page,
	noScriptPage,
}) => {
	await page.goto("/group-classes");
	await drawnWhole(page);
	const times = page
		.getByRole("region", { name: "When we train" })
		.getByRole("row");
	await noScriptPage.goto("/schedule");
	for (const [days, day] of [
		["Mon – Fri", "Tuesday"],
		["Saturday", "Saturday"],
	] as const) {
		const rows = await times.filter({ hasText: days }).allInnerTexts();
		expect(rows.length).toBeGreaterThan(0);
		const table = noScriptPage.getByRole("table", { name: new RegExp(day) });
		for (const row of rows) {
			const time = /\d+:\d\d – \d+:\d\d [AP]M/.exec(row)?.[0] ?? "no time";
			await expect(table).toContainText(time);
		}
	}
});

for (const button of [0, 1, 2]) {
	test(`NUTR-08 NUTR-01 button ${button + 1} of the nutrition page opens the consultation`, async ({
		page,
	}) => {
		await page.goto("/nutrition-coaching");
		await page
			.getByRole("main")
			.getByRole("button", { name: "Book a free consultation" })
			.nth(button)
			.click();
		await expect(
			page.getByRole("dialog", { name: "Book Your 30-Minute Consultation" }),
		).toBeVisible();
	});
}
