import { moveClockTo } from "../../support/browser/paused-clock.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";

const names = {
	workout: "The December community workout",
	night: "The year’s last lift",
	challenge: "Sixteen in January",
};

test.describe("for a visitor in Tokyo", () => {
	test.use({ timezoneId: "Asia/Tokyo" });

	test("each event disappears at its end on the gym's clock", async ({
		page,
	}) => {
		const listed = page
			.getByRole("main")
			.getByRole("listitem")
			.getByRole("heading");
		await page.clock.setFixedTime(new Date("2026-12-12T12:29:59-08:00"));
		await openReady(page, "/events");
		await expect(listed).toHaveText(Object.values(names));
		await moveClockTo(page, "2026-12-12T12:30:00-08:00");
		await expect(listed).toHaveText([names.night, names.challenge]);
		await moveClockTo(page, "2027-02-01T12:00:00-08:00");
		await expect(listed).toHaveCount(0);
		await expect(
			page.getByText("Nothing on the board right now."),
		).toBeVisible();

		await page.clock.setFixedTime(new Date("2027-01-02T12:00:00-08:00"));
		await openReady(page, "/comeback");
		const section = page.getByRole("heading", { name: "Come and look around" });
		await expect(section).toBeVisible();
		await expect(
			page.getByRole("heading", { name: names.challenge }),
		).toBeVisible();
		await expect(
			page.getByRole("heading", { name: names.workout }),
		).toBeHidden();
		await moveClockTo(page, "2027-02-01T12:00:00-08:00");
		await expect(section).toHaveCount(0);
	});
});
