import { desktop, phone } from "../support/browser/screens.ts";
import { appReady, expect, test } from "../support/browser/test.ts";
import { expectNoViolations } from "../support/browser/violations.ts";

for (const [device, viewport] of [
	["desktop", desktop],
	["phone", phone],
] as const)
	test.describe(() => {
		test.use({ viewport });

		test(`the schedule on a ${device} can be used by everyone in both themes: by day, on Sunday, as a calendar, with the live one open`, async ({
			page,
		}) => {
			await page.clock.setFixedTime(new Date("2026-11-16T18:00:00Z"));
			for (const query of ["", "?day=sunday", "?view=calendar"])
				await test.step(`/schedule${query}`, async () => {
					await page.goto(`/schedule${query}`);
					await appReady(page);
					await expect(page.getByText("Open now, until")).toBeVisible();
					await expectNoViolations(page);
				});
			await page.getByRole("button", { name: "View Live Schedule" }).click();
			await expect(page.getByRole("dialog").locator("iframe")).toBeVisible();
			await expectNoViolations(page);
		});
	});
