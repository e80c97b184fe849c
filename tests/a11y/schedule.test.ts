import { desktop, phone } from "../support/browser/screens.ts";
import { expect, openReady, test } from "../support/browser/test.ts";
import { expectNoViolations } from "../support/browser/violations.ts";

test("the schedule can be used by everyone in both themes: on Sunday, as a calendar, with the live one open", async ({
	page,
}) => {
	await page.clock.setFixedTime(new Date("2026-11-16T18:00:00Z"));
	await openReady(page, "/schedule?day=sunday");
	await expect(page.getByText("Open now, until")).toBeVisible();
	await expectNoViolationsOn(desktop, phone);

	await page.getByRole("button", { name: "Calendar View" }).click();
	await expectNoViolationsOn(phone, desktop);

	await page.getByRole("button", { name: "View Live Schedule" }).click();
	await expect(page.getByRole("dialog").locator("iframe")).toBeVisible();
	await expectNoViolationsOn(desktop);

	async function expectNoViolationsOn(
		...screens: readonly { width: number; height: number }[]
	) {
		for (const screen of screens) {
			await page.setViewportSize(screen);
			await expectNoViolations(page);
		}
	}
});
