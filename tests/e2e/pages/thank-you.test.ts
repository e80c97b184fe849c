import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import { boxOf } from "../../support/browser/box.ts";
import { holdRequests } from "../../support/browser/hold-requests.ts";
import { expect, test } from "../../support/browser/test.ts";

test.describe("/thank-you-free-class", () => {
	const day = new Date("2026-10-12T10:00:00-07:00");
	const query = (params: Record<string, string>) =>
		`/thank-you-free-class?${new URLSearchParams(params)}`;

	test("a time that came with the address is shown on the gym's clock, and goes into the calendar", async ({
		page,
	}) => {
		await page.clock.install({ time: day });
		await page.goto(
			query({
				start: "2026-10-21T00:00:00Z",
				end: "2026-10-21T01:30:00Z",
				utm_source: "email",
			}),
		);
		const main = page.getByRole("main");
		await expect(main).toContainText(/Tuesday, October 20, 5:00\s–\s6:30\sPM/);
		await expect(main).not.toContainText(
			"Your date and time are in the email and the text.",
		);
		for (const name of ["Google Calendar", "Outlook"])
			await expect(
				main.getByRole("link", { name: `${name} Free class at Ironbell` }),
			).toHaveAttribute("href", /2026-?10-?2/);
		const waiting = page.waitForEvent("download");
		await main.getByRole("button", { name: "Add to calendar" }).click();
		const file = await waiting;
		expect(file.suggestedFilename()).toBe("free-class.ics");
		const calendar = new ICAL.Component(
			ICAL.parse(await readFile(await file.path(), "utf8")),
		);
		const event = new ICAL.Event(
			calendar.getFirstSubcomponent("vevent") ?? undefined,
		);
		expect(event.startDate.toJSDate().toISOString()).toBe(
			"2026-10-21T00:00:00.000Z",
		);
		expect(event.summary).toBe("Free class at Ironbell");
	});

	test("nothing moves when the time becomes known, at any width", async ({
		page,
	}) => {
		const tops = async () => {
			const found = [];
			for (const width of [1440, 320]) {
				await page.setViewportSize({ width, height: 900 });
				const steps = page.getByRole("heading", { level: 2 }).first();
				found.push((await boxOf(steps)).y);
			}
			return found;
		};
		const release = await holdRequests(page, "**/assets/entry-*.js");
		await page.clock.install({ time: day });
		await page.goto(query({ start: "2026-10-20T17:00:00-07:00" }));
		const before = await tops();
		release();
		await expect(
			page.getByRole("button", { name: "Add to calendar" }),
		).toBeVisible();
		expect(await tops()).toEqual(before);
	});
});
