import { expect, test } from "./editor.ts";

test("changing the start of an event keeps its duration", async ({
	page,
	editor,
}) => {
	await editor.open("events.yaml");
	await editor.unfold("Events", "December community workout");
	const starts = page.locator('[id="field-list[2].starts"]');
	const ends = page.locator('[id="field-list[2].ends"]');
	await starts.fill("2030-05-01T10:00");
	await ends.fill("2030-05-01T12:00");
	await starts.fill("2030-05-03T18:30");
	await expect(ends).toHaveValue("2030-05-03T20:30");
});

test("an incomplete date is reported at its field", async ({
	page,
	editor,
}) => {
	await editor.open("schedule.yaml");
	await editor.unfold("Closed days");
	await page.getByRole("button", { name: "Add closed day" }).click();
	const from = page.locator('[id^="field-closures["][id$=".from"]').last();
	await from.pressSequentially("1225");
	await from.blur();
	await expect(
		page.getByText(
			"There is no such date, or a part is missing: fill in month, day and year",
		),
	).toBeVisible();
});

test("a closed day that is over is advised against; older days are not listed before saving", async ({
	page,
	editor,
}) => {
	await editor.open("schedule.yaml");
	await editor.unfold("Closed days");
	await page.getByRole("button", { name: "Add closed day" }).click();
	const field = (name: string) =>
		page.locator(`[id^="field-closures["][id$=".${name}"]`).last();
	await field("from").fill("2020-12-26");
	await field("note").fill("Boxing Day");
	await expect(field("from")).toHaveAccessibleDescription(
		/better: a day that is not over/,
	);
	const review = await editor.review();
	const advice = review.getByRole("region", { name: "Advice" });
	await expect(advice.getByRole("listitem")).toHaveText([/Dec 26, 2020/]);
});

test("an opening hour typed as 7.00 am is saved as 7:00 AM, with a day that is checked", async ({
	page,
	editor,
}) => {
	await editor.open("schedule.yaml");
	await editor.unfold("Opening hours", "Saturday, 8:00 AM");
	const hours = page.getByRole("listitem").filter({ hasText: /Saturday, / });
	const opens = hours.getByLabel("Opens");
	await opens.fill("");
	await opens.pressSequentially("7.00 am");
	await opens.press("Tab");
	await expect(opens).toHaveValue("7:00 AM");
	await expect(page.getByText("Saturday, 7:00 AM to 10:30 AM")).toBeVisible();
	await hours.getByLabel("Sunday").check();
	await editor.save();
	expect(await editor.changedLines("schedule.yaml")).toEqual([
		"+  - days: [saturday, sunday]",
		"+    opens: 7:00 AM",
	]);
});
