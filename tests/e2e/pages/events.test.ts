import type { Page } from "@playwright/test";
import { expect, openReady, test } from "../../support/browser/test.ts";

const names = {
	workout: "The December community workout",
	night: "The year’s last lift",
	challenge: "Sixteen in January",
};

/** What the page lists, once React knows the time too. */
async function listedAt(page: Page, instant: string, path = "/events") {
	await page.clock.setFixedTime(new Date(instant));
	await openReady(page, path);
	const shown = [];
	for (const name of Object.values(names))
		if (await page.getByRole("heading", { name }).isVisible()) shown.push(name);
	return shown;
}

test.describe("to a visitor in Tokyo", () => {
	test.use({ timezoneId: "Asia/Tokyo" });

	test("of the events each vanishes at its end on the gym's clock", async ({
		page,
	}) => {
		for (const [instant, shown] of [
			[
				"2026-12-12T12:29:59-08:00",
				[names.workout, names.night, names.challenge],
			],
			["2026-12-12T12:30:00-08:00", [names.night, names.challenge]],
			// It goes past midnight.
			["2027-01-01T00:29:00-08:00", [names.night, names.challenge]],
			["2027-01-01T00:30:00-08:00", [names.challenge]],
		] as const)
			expect(await listedAt(page, instant), instant).toEqual(shown);
	});
});

test("when the last one is over, the page says so and the bands of other pages are gone", async ({
	page,
}) => {
	const later = "2027-02-01T12:00:00-08:00";
	expect(await listedAt(page, later)).toEqual([]);
	await expect(page.getByText("Nothing on the board right now.")).toBeVisible();
	expect(await listedAt(page, later, "/comeback")).toEqual([]);
	await expect(
		page.getByRole("heading", { name: "Come and look around" }),
	).toHaveCount(0);
});

test("past events are in no picture that the visitor sees: nothing moves when they go", async ({
	page,
}) => {
	await page.clock.setFixedTime(new Date("2027-01-02T12:00:00-08:00"));
	await page.addInitScript(() => {
		const seen = new Set<string>();
		Object.assign(window, { seen });
		const look = () => {
			for (const heading of document.querySelectorAll("main h2, main h3"))
				if (heading.getClientRects().length > 0)
					seen.add(heading.textContent ?? "");
			requestAnimationFrame(look);
		};
		look();
	});
	const seen = () =>
		page.evaluate(() => [...(Reflect.get(window, "seen") as Set<string>)]);

	await openReady(page, "/events");
	await expect(page.getByRole("listitem").getByRole("heading")).toHaveText([
		names.challenge,
	]);
	for (const over of [names.workout, names.night])
		expect(await seen()).not.toContain(over);

	await openReady(page, "/comeback");
	const onLandingPage = await seen();
	expect(onLandingPage).toContain(names.challenge);
	expect(onLandingPage).not.toContain(names.workout);
});
