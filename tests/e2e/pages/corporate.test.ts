import type { Page } from "@playwright/test";
import {
	corporateQuote,
	dialogFor,
	frameFor,
} from "../../support/browser/frames.ts";
import { openWithPausedClock } from "../../support/browser/paused-clock.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";
import { viewportObserved } from "../../support/browser/viewport-observed.ts";

function calculatorOf(page: Page) {
	const box = page.getByRole("region", { name: "Count your team" });
	return {
		box,
		people: box.getByRole("slider", { name: "How many of you?" }),
		more: box.getByRole("button", { name: "One person more" }),
		fewer: box.getByRole("button", { name: "One person fewer" }),
		length: (minutes: number) =>
			box.getByRole("radio", { name: `${minutes} min` }),
		snacks: box.getByRole("switch", { name: /^Healthy snacks/ }),
		result: box.getByRole("region", { name: "Your session" }),
		request: box.getByRole("button", { name: "Request this quote" }),
	};
}

test.describe("the calculator", () => {
	test("C-04 the quote follows the choices and passes them to the request", async ({
		page,
	}) => {
		await openReady(page, "/corporate?utm_source=newsletter&people=99");
		const { box, people, more, fewer, length, snacks, result, request } =
			calculatorOf(page);
		await people.focus();
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("ArrowRight");
		await expect(box.getByRole("status")).toHaveText(
			"14 people, 75 minutes, $550.",
		);

		await snacks.check();
		await expect(result).toContainText("$648 for 14 people");
		await expect(result).toContainText(/Extra people: 2\s*\$50\.00/);
		await expect(result).toContainText(/Healthy snacks\s*\$98\.00/);
		await expect(result).toContainText(/Balance on event day\s*\$324\.00/);
		await expect(length(75)).toBeChecked();
		for (const minutes of [60, 90]) {
			await length(minutes).check();
			await expect(result).toContainText("$648 for 14 people");
		}

		await people.fill("24");
		await more.click();
		await expect(result).toContainText("Two sessions for 25 people");
		await expect(result).not.toContainText("$");
		await people.press("End");
		await expect(result).toContainText("Two sessions for 30 people");
		// Playwright would wait, because the button is aria-disabled.
		await more.click({ force: true });
		await expect(people).toHaveValue("30");
		await people.fill("25");
		await fewer.click();
		await expect(result).toContainText("$968 for 24 people");

		const sent = async () => {
			const src = await frameFor(page, corporateQuote).getAttribute("src");
			const { pathname, searchParams } = new URL(src ?? "");
			expect(pathname).toBe("/widget/form/corporate-quote");
			return Object.fromEntries(searchParams);
		};
		await people.fill("20");
		await request.click();
		expect(await sent()).toEqual({
			utm_source: "newsletter",
			team_size: "20",
			session_minutes: "90",
			healthy_snacks: "yes",
			estimate: "$840",
		});
		await expect(dialogFor(page, corporateQuote)).toHaveAccessibleDescription(
			/20 people, 90 minutes, Healthy snacks, \$840\.$/,
		);
		await page.keyboard.press("Escape");
		await people.fill("27");
		await request.click();
		expect((await sent()).estimate).toBe("two sessions");
	});
});

test("CAR-07 CAR-08 the two team testimonials alternate every 8 seconds", async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await openWithPausedClock(page, "/corporate");
	const carousel = page.getByRole("region", { name: "What teams say" });
	await carousel.evaluate((element) =>
		element.scrollIntoView({ behavior: "instant" }),
	);
	await expect(carousel).toHaveAttribute("data-hydration", "ready");
	const control = (name: string) => carousel.getByRole("button", { name });
	const shows = async (position: 1 | 2) => {
		await expect(control(`Testimonial ${position}`)).toHaveAttribute(
			"aria-current",
			"true",
		);
		await viewportObserved(page);
	};
	await page.mouse.move(1, 1);
	await shows(1);
	await page.clock.runFor(7999);
	await shows(1);
	await page.clock.runFor(1);
	await shows(2);
	await page.clock.runFor(8000);
	await shows(1);

	await page.clock.runFor(500);
	const previous = control("Previous testimonial");
	await previous.click();
	await previous.click();
	await shows(2);
	await page.clock.runFor(500);
	await control("Testimonial 1").click();
	await shows(1);
});
