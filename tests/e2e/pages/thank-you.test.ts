import { readFile } from "node:fs/promises";
import { requestsFor } from "../../support/browser/requests.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

test("a time in the URL is shown in the gym's time zone, and can be added to calendars", async ({
	page,
}) => {
	await page.clock.install({ time: new Date("2026-10-12T10:00:00-07:00") });
	await page.goto(
		"/thank-you-free-class?start=2026-10-21T00:00:00Z&end=2026-10-21T01:30:00Z&utm_source=email",
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
	const text = await readFile(await file.path(), "utf8");
	expect(text).toContain("DTSTART:20261021T000000Z");
	expect(text).toContain("SUMMARY:Free class at Ironbell");
});

test("EMBED-06 the map is requested only when the visitor presses its button", async ({
	page,
}) => {
	const name = "Map of 214 Foundry Way, Seattle, WA 98121";
	const address = `${sandboxOrigin}/map/embed`;
	const requests = requestsFor(page, sandboxOrigin);
	await openReady(page, "/thank-you-free-class");
	const place = page.getByRole("region", { name: "Getting here" });
	const frame = page.locator(`iframe[title="${name}"]`);
	const load = page.getByRole("button", { name: "Load the map" });
	await load.scrollIntoViewIfNeeded();
	await expect(frame).toHaveCount(0);
	expect(requests).toEqual([]);

	// The button is removed, so the focus must move to the map (WCAG 2.4.3).
	await load.press("Enter");
	await expect(place.getByRole("group", { name })).toBeFocused();
	await expect(frame).toHaveAttribute("src", address);
	await expect(
		frame.contentFrame().getByRole("heading", { level: 1 }),
	).toBeVisible();
	expect(new Set(requests)).toEqual(new Set([address]));
	const ownPage = place
		.getByRole("group", { name })
		.locator(`a[href^="${address}"]`);
	// Waits until the frame has loaded, because its fallback contains a second link until then.
	await expect(ownPage).toHaveCount(1);
	await expect(ownPage).toBeVisible();
	await expect(ownPage).toHaveAttribute("target", "_blank");
});
