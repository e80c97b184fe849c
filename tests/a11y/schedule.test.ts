import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { desktop, phone } from "../support/screens.ts";
import { appReady, expect, test } from "../support/test.ts";

/** Frames hold another company's page, which is not ours to mend. */
async function violations(page: Page): Promise<string[]> {
	const found = await new AxeBuilder({ page }).exclude("iframe").analyze();
	return found.violations.map(
		({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(", ")}`,
	);
}

for (const colorScheme of ["light", "dark"] as const)
	for (const [device, viewport] of [
		["desktop", desktop],
		["phone", phone],
	] as const)
		test.describe(`the schedule on a ${device} in the ${colorScheme} theme`, () => {
			test.use({ colorScheme, viewport });

			for (const [state, query] of [
				["Monday", ""],
				["Sunday", "?day=sunday"],
				["Calendar View", "?view=calendar"],
			] as const)
				test(`has no accessibility violations: ${state}`, async ({ page }) => {
					await page.clock.setFixedTime(new Date("2026-11-16T18:00:00Z"));
					await page.goto(`/schedule${query}`);
					await appReady(page);
					await expect(page.getByText("Open now, until")).toBeVisible();
					expect(await violations(page)).toEqual([]);
				});

			test("has no accessibility violations: the live schedule's dialog", async ({
				page,
			}) => {
				await page.goto("/schedule");
				await appReady(page);
				await page.getByRole("button", { name: "View Live Schedule" }).click();
				await expect(page.getByRole("dialog").locator("iframe")).toBeVisible();
				expect(await violations(page)).toEqual([]);
			});
		});
