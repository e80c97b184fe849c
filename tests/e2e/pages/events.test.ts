import type { Page } from "@playwright/test";
import { expect, openReady, test } from "../../support/browser/test.ts";

const names = {
	workout: "The December community workout",
	night: "The year’s last lift",
	challenge: "Sixteen in January",
};

/** Sets the clock and fires the event on which the page checks the time. */
async function moveOnTo(page: Page, instant: string): Promise<void> {
	await page.clock.setFixedTime(new Date(instant));
	await page.evaluate(() =>
		document.dispatchEvent(new Event("visibilitychange")),
	);
}

const listed = (page: Page) =>
	page.getByRole("main").getByRole("listitem").getByRole("heading");

test.describe("to a visitor in Tokyo", () => {
	test.use({ timezoneId: "Asia/Tokyo" });

	test("each event disappears at its end on the gym's clock", async ({
		page,
	}) => {
		await page.clock.setFixedTime(new Date("2026-12-12T12:29:59-08:00"));
		await openReady(page, "/events");
		await expect(listed(page)).toHaveText(Object.values(names));
		await moveOnTo(page, "2026-12-12T12:30:00-08:00");
		await expect(listed(page)).toHaveText([names.night, names.challenge]);
		await moveOnTo(page, "2027-02-01T12:00:00-08:00");
		await expect(listed(page)).toHaveCount(0);
		await expect(
			page.getByText("Nothing on the board right now."),
		).toBeVisible();
	});
});

test("past events are hidden before first paint, so nothing shifts", async ({
	page,
}) => {
	await page.clock.setFixedTime(new Date("2027-01-02T12:00:00-08:00"));
	await page.addInitScript(() => {
		const seen = new Set<string>();
		Object.assign(window, { seen });
		const checkFrame = () => {
			for (const heading of document.querySelectorAll("main h2, main h3"))
				if (heading.getClientRects().length > 0)
					seen.add(heading.textContent ?? "");
			requestAnimationFrame(checkFrame);
		};
		checkFrame();
	});
	const seen = () =>
		page.evaluate(() => [...(Reflect.get(window, "seen") as Set<string>)]);

	await openReady(page, "/events");
	await expect(listed(page)).toHaveText([names.challenge]);
	for (const over of [names.workout, names.night])
		expect(await seen()).not.toContain(over);

	await openReady(page, "/comeback");
	const onLandingPage = await seen();
	expect(onLandingPage).toContain(names.challenge);
	expect(onLandingPage).not.toContain(names.workout);
	const section = page.getByRole("heading", { name: "Come and look around" });
	await expect(section).toBeVisible();
	await moveOnTo(page, "2027-02-01T12:00:00-08:00");
	await expect(section).toHaveCount(0);
});
