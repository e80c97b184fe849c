import type { Page } from "@playwright/test";

import { desktop, phoneDevice } from "../support/screens.ts";
import { sandboxOrigin } from "../support/sites.ts";
import { expect, test } from "../support/test.ts";

const path = "/thank-you-free-class";

async function expectNextSteps(page: Page): Promise<void> {
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"You're booked!",
	);
	await expect(page.getByRole("main")).toContainText(
		"A confirmation email and text were sent.",
	);
	const steps = page.getByRole("main").getByRole("list").first();
	await expect(steps.getByRole("heading")).toHaveText([
		"Sign the digital waiver",
		"Arrive 10 minutes early",
		"Bring three things",
	]);
	await expect(steps).toContainText("60 seconds");
	await expect(steps).toContainText(
		"Workout clothes, shoes and a water bottle.",
	);
}

test("TY-01 TY-02 the page confirms the booking and says what to do next", async ({
	page,
}) => {
	await page.goto(path);
	await expectNextSteps(page);
	const waiver = page.getByRole("link", { name: /^Sign the waiver/ });
	await expect(waiver).toHaveAttribute("href", `${sandboxOrigin}/waiver`);
	await expect(waiver).toHaveAttribute("target", "_blank");
});

test("TY-01 TY-02 TY-03 it is complete without JavaScript", async ({
	noScriptPage,
	baseURL,
}) => {
	await noScriptPage.goto(baseURL + path);
	await expectNextSteps(noScriptPage);
	await expect(
		noScriptPage.getByRole("region", { name: "Getting here" }),
	).toContainText("214 Foundry Way");
});

test("TY-03 it says what to expect: a coach-led class of 90 minutes with at most 16 people", async ({
	page,
}) => {
	await page.goto(path);
	const expected = page.getByRole("region", { name: "What to expect" });
	await expect(expected).toContainText("90-minute coach-led class");
	await expect(expected).toContainText("max 16 people");
});

for (const [name, screen] of Object.entries({
	phone: phoneDevice,
	desktop: { viewport: desktop },
})) {
	test.describe(() => {
		test.use(screen);

		test(`TY-03 address, parking, map, phone, email and profiles stand together on a ${name}`, async ({
			page,
		}) => {
			await page.goto(path);
			const place = page.getByRole("region", { name: "Getting here" });
			await expect(place).toContainText("214 Foundry Way");
			await expect(place).toContainText("Seattle, WA 98121");
			await expect(place).toContainText(/paid street parking/i);
			await expect(
				place.getByRole("button", { name: "Load the map" }),
			).toBeVisible();
			await expect(
				place.getByRole("link", { name: "(206) 555-0142" }),
			).toHaveAttribute("href", "tel:+12065550142");
			await expect(
				place.getByRole("link", { name: "hello@ironbell.example" }),
			).toHaveAttribute("href", "mailto:hello@ironbell.example");
			for (const profile of ["Facebook", "Instagram", "LinkedIn", "YouTube"]) {
				const link = place.getByRole("link", { name: profile });
				await expect(link).toBeVisible();
				await expect(link).toHaveAttribute("target", "_blank");
			}
			expect(
				await page.evaluate(
					() => document.documentElement.scrollWidth - innerWidth,
				),
			).toBeLessThanOrEqual(0);
		});
	});
}

test("TY-04 search engines are asked to leave the page out", async ({
	request,
}) => {
	const html = await (await request.get(path)).text();
	expect(html).toMatch(/<meta name="robots" content="noindex[^"]*"/);
	const home = await (await request.get("/")).text();
	expect(home).not.toContain("noindex");
});
