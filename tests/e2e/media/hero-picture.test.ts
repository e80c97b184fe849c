import type { Page } from "@playwright/test";
import { holdRequests } from "../../support/browser/hold-requests.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";

const heroFiles = /\/images\/hero-/;

function proofRow(page: Page) {
	return page.getByText("Active members train with us every week");
}

test("HOME-12 50+ active members show only after the hero's picture, in a space that was kept", async ({
	page,
}) => {
	const release = await holdRequests(page, heroFiles);
	await page.goto("/", { waitUntil: "domcontentloaded" });
	await page.keyboard.press("Shift");
	await appReady(page);
	await expect(page.getByText("50+", { exact: true })).toBeHidden();
	await expect(proofRow(page)).toBeHidden();
	const kept = await proofRow(page).boundingBox();
	release();
	await expect(page.getByText("50+", { exact: true })).toBeVisible();
	await expect(proofRow(page)).toBeVisible();
	expect(await proofRow(page).boundingBox()).toEqual(kept);
});

test("HOME-12 ERR-04 50+ active members shows without the hero's picture, too", async ({
	page,
	expectedNoise,
}) => {
	expectedNoise.push(
		/^warning: The hero image failed to load/,
		/net::ERR_FAILED/,
	);
	await page.route(heroFiles, (route) => route.abort());
	const message = page.waitForEvent("console", (line) =>
		line.text().startsWith("The hero image failed to load"),
	);
	await page.goto("/");
	await expect(proofRow(page)).toBeVisible();
	expect((await message).text()).toMatch(heroFiles);
	await expect(page.getByRole("alert")).toHaveCount(0);
	await expect(page.getByRole("region", { name: "Notifications" })).toHaveCount(
		0,
	);
});
