import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import { sandboxOrigin } from "../support/sites.ts";
import { appReady, expect, test } from "../support/test.ts";

const pages = [
	{
		path: "/thank-you-free-class",
		headline: "You're booked!",
		place: "Getting here",
	},
	{
		path: "/thank-you-intro-call",
		headline: "You're on the calendar!",
		place: "Getting here",
	},
	{
		path: "/thank-you-corporate",
		headline: "Request Received!",
		place: "Reach us",
	},
	{
		path: "/thank-you-prolabs",
		headline: "Thank You for Your Interest in ProLabs!",
		place: "Find us",
	},
] as const;

for (const { path, headline, place } of pages) {
	test(`ROUTE-20 ROUTE-27 ${path} is a page of its own: ${headline}`, async ({
		page,
	}) => {
		const response = await page.goto(path);
		expect(response?.status()).toBe(200);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
	});

	test(`C-51 ${path} shows the floating Free Trial button like any other page`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 390, height: 500 });
		await page.goto(path);
		await appReady(page);
		const buttons = page.getByRole("button", {
			name: "Free Trial",
			exact: true,
		});
		await expect(buttons).toHaveCount(1);
		await page.evaluate(() => scrollTo(0, 400));
		await expect(buttons).toHaveCount(2);
	});

	test(`EMBED-06 ${path} says where the gym is, shows the map on request, and has phone, text and email`, async ({
		page,
		noScriptPage,
		baseURL,
	}) => {
		await noScriptPage.goto(baseURL + path);
		const box = noScriptPage.getByRole("region", { name: place });
		await expect(box).toContainText("214 Foundry Way");
		await expect(box).toContainText("Seattle, WA 98121");
		await expect(
			box.getByRole("link", { name: /^Get directions/ }),
		).toHaveAttribute("href", /destination=Ironbell/);
		for (const [name, href] of [
			["(206) 555-0142", "tel:+12065550142"],
			["Send a text", "sms:+12065550142"],
			["hello@ironbell.example", "mailto:hello@ironbell.example"],
		] as const)
			await expect(box.getByRole("link", { name })).toHaveAttribute(
				"href",
				href,
			);

		await page.goto(path);
		await expect(page.locator("iframe")).toHaveCount(0);
		await page.getByRole("button", { name: "Load the map" }).click();
		await expect(page.locator("iframe")).toHaveAttribute(
			"src",
			`${sandboxOrigin}/map/embed`,
		);
	});
}

test.describe("/thank-you-free-class", () => {
	const day = new Date("2026-10-12T10:00:00-07:00");
	const unknown = "Your date and time are in the email and the text.";
	const query = (params: Record<string, string>) =>
		`/thank-you-free-class?${new URLSearchParams(params)}`;

	test("C-53 claims no date and no time of its own", async ({ page }) => {
		await page.goto("/thank-you-free-class");
		await appReady(page);
		const main = page.getByRole("main");
		await expect(main).toContainText(unknown);
		await expect(main).not.toContainText(/\d{1,2}:\d{2}|\b20\d\d\b/);
		await expect(
			main.getByRole("button", { name: "Add to calendar" }),
		).toHaveCount(0);
	});

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
		await expect(main).not.toContainText(unknown);
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
		expect(event.endDate.toJSDate().toISOString()).toBe(
			"2026-10-21T01:30:00.000Z",
		);
		expect(event.summary).toBe("Free class at Ironbell");
		expect(event.location).toBe("214 Foundry Way, Seattle, WA 98121");
		expect(event.description).toContain("10 minutes early");
	});

	for (const [name, params] of [
		["no time", { start: "tomorrow at five" }],
		["a day that does not exist", { start: "2026-02-30T17:00" }],
		["markup", { start: "<img src=x onerror=alert(1)>" }],
		["a time that is long over", { start: "2025-10-20T17:00:00-07:00" }],
		["an end without a start", { end: "2026-10-21T01:30:00Z" }],
	] as const) {
		test(`an address with ${name} is ignored`, async ({ page }) => {
			await page.clock.install({ time: day });
			await page.goto(query(params));
			await appReady(page);
			await expect(page.getByRole("main")).toContainText(unknown);
			await expect(
				page.getByRole("button", { name: "Add to calendar" }),
			).toHaveCount(0);
		});
	}

	for (const viewport of [
		{ width: 1440, height: 900 },
		{ width: 390, height: 844 },
		{ width: 320, height: 700 },
	]) {
		test(`nothing moves when the time becomes known, at ${viewport.width} px`, async ({
			page,
			noScriptPage,
			baseURL,
		}) => {
			const stepsTop = async (of: typeof page) =>
				(await of.getByRole("heading", { level: 2 }).first().boundingBox())?.y;
			const address = query({ start: "2026-10-20T17:00:00-07:00" });
			await noScriptPage.setViewportSize(viewport);
			await noScriptPage.goto(baseURL + address);
			await page.setViewportSize(viewport);
			await page.clock.install({ time: day });
			await page.goto(address);
			await expect(
				page.getByRole("button", { name: "Add to calendar" }),
			).toBeVisible();
			expect(await stepsTop(page)).toBe(await stepsTop(noScriptPage));
		});
	}
});

test.describe("/thank-you-intro-call", () => {
	test.beforeEach(({ page }) => page.goto("/thank-you-intro-call"));

	test("TY-05 promises a free 30-minute intro with a certified trainer", async ({
		page,
	}) => {
		await expect(page.getByRole("main")).toContainText(
			"A free 30-minute intro with a certified trainer.",
		);
	});

	test("TY-06 shows neither date nor time, even when the address has one, and sends to the confirmation email", async ({
		page,
	}) => {
		await page.clock.setFixedTime(new Date("2026-10-12T10:00:00-07:00"));
		await page.goto("/thank-you-intro-call?start=2026-10-20T17:00:00-07:00");
		await appReady(page);
		const main = page.getByRole("main");
		await expect(main).toContainText("Please check the confirmation email");
		await expect(main).not.toContainText(
			/\d{1,2}:\d{2}|\b20\d\d\b|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|October|Oct\b/,
		);
	});

	test("TY-07 tour, goals and movement screen come without preparation and waiver", async ({
		page,
	}) => {
		const steps = page.getByRole("main").getByRole("list").first();
		await expect(steps.getByRole("heading")).toHaveText([
			"A gym tour",
			"A chat about goals",
			"A simple movement screen",
		]);
		await expect(steps).toContainText("No prep, and no waiver beforehand.");
	});

	test("TY-07 G-11 someone who has been there is quoted", async ({ page }) => {
		const quote = page.getByRole("region", { name: "What it is like" });
		await expect(quote).toContainText("know a lot about knees");
		await expect(quote).toContainText("Maggie Torvald");
	});

	test("TY-07 who is late texts; another time by call, text or email", async ({
		page,
	}) => {
		await expect(
			page.getByRole("link", { name: "Running late? Text us" }),
		).toHaveAttribute("href", "sms:+12065550142");
		const other = page.getByRole("region", { name: "Need another time?" });
		for (const [name, href] of [
			["Call (206) 555-0142", "tel:+12065550142"],
			["Text us", "sms:+12065550142"],
			["Email us", "mailto:hello@ironbell.example"],
		] as const)
			await expect(other.getByRole("link", { name })).toHaveAttribute(
				"href",
				href,
			);
	});
});

test.describe("/thank-you-corporate", () => {
	test.beforeEach(({ page }) => page.goto("/thank-you-corporate"));

	test("TY-08 ROUTE-28 promises a custom quote by email within 24 hours", async ({
		page,
	}) => {
		await expect(page.getByRole("main")).toContainText(
			"A custom quote comes by email within 24 hours.",
		);
	});

	test("TY-09 names three steps: the request is reviewed, the quote comes, the team books", async ({
		page,
	}) => {
		const steps = page.getByRole("main").getByRole("list").first();
		await expect(steps.getByRole("heading")).toHaveText([
			"We review your request",
			"You get your quote",
			"You book",
		]);
		const rows = steps.getByRole("listitem");
		await expect(rows.nth(0)).toContainText(
			"Team size, preferred dates, requirements.",
		);
		await expect(rows.nth(1)).toContainText(/Pricing and open time slots/);
	});

	test("TY-10 C-04 suits teams of 8-30 people in 60-90 minutes, and says that more than 24 are two sessions", async ({
		page,
	}) => {
		await expect(
			page.getByRole("region", { name: "Who it suits" }).getByRole("paragraph"),
		).toHaveText(
			"Teams of 8-30 people, in 60-90 minute sessions. Up to 24 people train in one session; a team of 25 to 30 runs as two sessions on a custom quote.",
		);
	});

	test("TY-11 Schedule a Call leads to the contact page", async ({ page }) => {
		await expect(
			page.getByRole("main").getByRole("link", { name: "Schedule a Call" }),
		).toHaveAttribute("href", "/contact");
	});
});

test.describe("/thank-you-prolabs", () => {
	test.beforeEach(({ page }) => page.goto("/thank-you-prolabs"));

	test("TY-12 ROUTE-28 promises contact within 24 hours to schedule the walk-through", async ({
		page,
	}) => {
		await expect(page.getByRole("main")).toContainText(
			"We contact you within 24 hours to schedule the walk-through.",
		);
	});

	test("TY-13 G-24 says what comes next: a call or an email, the papers, the walk", async ({
		page,
	}) => {
		const steps = page.getByRole("main").getByRole("list").first();
		await expect(steps.getByRole("heading")).toHaveText([
			"We call or email",
			"You gather your papers",
			"You walk the floor",
		]);
		await expect(steps).toContainText(
			"Proof of insurance and your certificates",
		);
	});

	test("TY-13 has a tile to call and one to write, and leads to the programs and home", async ({
		page,
	}) => {
		const main = page.getByRole("main");
		for (const [name, href] of [
			["Call us (206) 555-0142", "tel:+12065550142"],
			["Email us prolabs@ironbell.example", "mailto:prolabs@ironbell.example"],
			["See our programs", "/programs"],
			["Return to Home", "/"],
		] as const)
			await expect(main.getByRole("link", { name })).toHaveAttribute(
				"href",
				href,
			);
	});
});
