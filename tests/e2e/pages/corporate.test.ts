import type { Page } from "@playwright/test";
import {
	corporateQuote,
	dialogOf,
	frameOf,
} from "../../support/browser/frames.ts";
import { holdBack } from "../../support/browser/hold-back.ts";
import { phoneDevice } from "../../support/browser/screens.ts";
import { gotoStill } from "../../support/browser/still-clock.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";
import { viewportObserved } from "../../support/browser/viewport-observed.ts";

const form = "/widget/form/corporate-quote";

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
		/** What the dialog’s frame is given. */
		async sent() {
			const src = await frameOf(page, corporateQuote).getAttribute("src");
			const { pathname, searchParams } = new URL(src ?? "");
			expect(pathname).toBe(form);
			return Object.fromEntries(searchParams);
		},
	};
}

test("ROUTE-10 CORP-01 CORP-02 C-29 CORP-13 the page begins with its headline; both its calls open the dialog, the reviews a new tab, and one question at a time an answer", async ({
	page,
}) => {
	await test.step("the page begins with its headline; Request a Quote opens the dialog", async () => {
		const response = await page.goto("/corporate");
		expect(response?.status()).toBe(200);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			"Better than another pizza lunch",
		);
		const hero = page.getByRole("region", {
			name: "Better than another pizza lunch",
		});
		await hero.getByRole("button", { name: "Request a Quote" }).click();
		await expect(dialogOf(page, corporateQuote)).toBeVisible();
	});
	await test.step("three teams are quoted in the hero, and the reviews open in a new tab", async () => {
		await page.keyboard.press("Escape");
		const hero = page.getByRole("region", {
			name: "Better than another pizza lunch",
		});
		await expect(hero.getByRole("blockquote")).toHaveCount(3);
		await expect(
			hero.getByRole("link", { name: /^See all reviews/ }),
		).toHaveAttribute("target", "_blank");
	});
	await test.step("one question is open at a time, and it can be closed", async () => {
		const questions = page.getByRole("region", { name: "Before you ask" });
		const first = questions.getByText("Coaches set three versions");
		const second = questions.getByText("each extra person is $25");
		await expect(first).toBeVisible();
		await questions.getByText("How many people can join?").click();
		await expect(second).toBeVisible();
		await expect(first).toBeHidden();
		await questions.getByText("How many people can join?").click();
		await expect(second).toBeHidden();
	});
	await test.step("the closing call opens the dialog", async () => {
		await page
			.getByRole("region", { name: "Tell us who’s coming" })
			.getByRole("button", { name: "Request a Quote" })
			.click();
		await expect(dialogOf(page, corporateQuote)).toBeVisible();
	});
});

test.describe("the calculator", () => {
	test("CORP-06 CORP-07 CORP-08 CORP-09 C-04 follows people, length and snacks, says the result after a pause, and has two sessions and no price from 25 people on", async ({
		page,
	}) => {
		await page.goto("/corporate");
		await appReady(page);
		await test.step("works by keyboard, and says the result after a pause", async () => {
			const { people, box } = calculatorOf(page);
			await people.focus();
			await page.keyboard.press("ArrowRight");
			await page.keyboard.press("ArrowRight");
			await expect(box.getByRole("status")).toHaveText(
				"14 people, 75 minutes, $550.",
			);
		});
		await test.step("counts people, snacks, deposit and balance", async () => {
			await calculatorOf(page).people.fill("12");
			const { more, snacks, result, people } = calculatorOf(page);
			await expect(result).toContainText("$500 for 12 people");
			await more.click();
			await expect(result).toContainText("$525 for 13 people");
			await expect(result).toContainText(/Extra people: 1\s*\$25\.00/);
			await snacks.check();
			await expect(result).toContainText("$616 for 13 people");
			await expect(result).toContainText(/Healthy snacks\s*\$91\.00/);
			await expect(result).toContainText(
				/Deposit, confirms your date\s*\$308\.00/,
			);
			await expect(result).toContainText(/Balance on event day\s*\$308\.00/);
			await people.fill("24");
			await expect(result).toContainText("$968 for 24 people");
			await snacks.uncheck();
			await expect(result).toContainText("$800 for 24 people");
		});
		await test.step("offers 60, 75 and 90 minutes at the same price", async () => {
			await calculatorOf(page).people.fill("12");
			const { length, result } = calculatorOf(page);
			await expect(length(75)).toBeChecked();
			for (const minutes of [60, 90]) {
				await length(minutes).check();
				await expect(result).toContainText("$500 for 12 people");
			}
			await expect(result).toContainText(
				"The length does not change the price.",
			);
		});
		await test.step("from 25 people on there is no price but two sessions, at 30 it ends", async () => {
			const { people, more, fewer, result } = calculatorOf(page);
			await people.fill("24");
			await more.click();
			await expect(result).toContainText("Two sessions for 25 people");
			await expect(result).toContainText(
				"a team of 25 to 30 runs as two sessions on a custom quote",
			);
			await expect(result).not.toContainText("$");
			await people.press("End");
			await expect(result).toContainText("Two sessions for 30 people");
			// It says that it is disabled, which Playwright would wait for.
			await more.click({ force: true });
			await expect(people).toHaveValue("30");
			await people.fill("25");
			await fewer.click();
			await expect(result).toContainText("$800 for 24 people");
		});
	});

	test("EMBED-03 its choices and the campaign go along with the request, in the frame's address and in the dialog's words", async ({
		page,
	}) => {
		await test.step("its choices go along with the request, in the frame's address and in the dialog's words", async () => {
			await page.goto("/corporate");
			await appReady(page);
			const { people, length, snacks, request, sent } = calculatorOf(page);
			await request.click();
			expect(await sent()).toEqual({
				team_size: "12",
				session_minutes: "75",
				healthy_snacks: "no",
				estimate: "$500",
			});
			await page.keyboard.press("Escape");
			await people.fill("20");
			await length(90).check();
			await snacks.check();
			await request.click();
			expect(await sent()).toEqual({
				team_size: "20",
				session_minutes: "90",
				healthy_snacks: "yes",
				estimate: "$840",
			});
			await expect(dialogOf(page, corporateQuote)).toHaveAccessibleDescription(
				/20 people, 90 minutes, Healthy snacks, \$840\.$/,
			);
			await page.keyboard.press("Escape");
			await people.fill("27");
			await request.click();
			expect((await sent()).estimate).toBe("two sessions");
		});
		await test.step("campaign parameters travel beside the choices", async () => {
			await page.goto("/corporate?utm_source=newsletter&people=99");
			await appReady(page);
			const { request, sent } = calculatorOf(page);
			await request.click();
			expect(await sent()).toMatchObject({
				utm_source: "newsletter",
				team_size: "12",
			});
		});
	});

	test("a choice made before React has run counts", async ({ page }) => {
		const release = await holdBack(page, /\/assets\/boot-/);
		await page.goto("/corporate");
		const { people, result } = calculatorOf(page);
		await people.fill("18");
		release();
		await appReady(page);
		await expect(result).toContainText("$650 for 18 people");
	});

	test("without JavaScript it says so, and every price stands above it", async ({
		noScriptPage: page,
	}) => {
		await page.goto("/corporate");
		const { box, result, more } = calculatorOf(page);
		await expect(box).toContainText("once JavaScript is on");
		await expect(result).toContainText("$500 for 12 people");
		await expect(more).toBeHidden();
	});
});

/** Opens the page with a clock that stands still, at the carousel; the test moves it on. */
async function openCarousel(page: Page) {
	await gotoStill(page, "/corporate");
	const carousel = page.getByRole("region", { name: "What teams say" });
	await carousel.evaluate((it) => it.scrollIntoView({ behavior: "instant" }));
	await page.mouse.move(1, 1);
	await viewportObserved(page);
	const control = (name: string) => carousel.getByRole("button", { name });
	return {
		carousel,
		control,
		async shows(position: 1 | 2) {
			await expect(control(`Testimonial ${position}`)).toHaveAttribute(
				"aria-current",
				"true",
			);
			await expect(
				carousel.getByText(position === 1 ? "Noor Haddad" : "Grant Okafor"),
			).toBeInViewport();
			await viewportObserved(page);
		},
	};
}

test("CAR-07 CAR-08 the two teams take turns by arrows and dots, not faster than 500 ms, and both ends lead to the other; with less motion nothing else moves them", async ({
	page,
}) => {
	const { carousel, control, shows } = await openCarousel(page);
	await expect(carousel.getByRole("listitem")).toHaveCount(2);
	await shows(1);
	await page.clock.runFor(24_000);
	await shows(1);
	const next = control("Next testimonial");
	await next.click();
	await next.click();
	await shows(2);
	await page.clock.runFor(499);
	await next.click();
	await shows(2);
	await page.clock.runFor(1);
	await next.click();
	await shows(1);
	await page.clock.runFor(500);
	await control("Previous testimonial").click();
	await shows(2);
	await page.clock.runFor(500);
	await control("Testimonial 1").click();
	await shows(1);
});

test.describe("where motion is welcome", () => {
	test.use({ contextOptions: { reducedMotion: "no-preference" } });

	test("CAR-07 CORP-12 the carousel moves on every 8 seconds, until it is paused", async ({
		page,
	}) => {
		const { control, shows } = await openCarousel(page);
		await shows(1);
		await page.clock.runFor(7999);
		await shows(1);
		await page.clock.runFor(1);
		await shows(2);
		await page.clock.runFor(8000);
		await shows(1);
		await control("Pause testimonials").click();
		await page.clock.runFor(24_000);
		await shows(1);
		await expect(control("Play testimonials")).toBeVisible();
	});
});

test.describe("on a phone", () => {
	test.use(phoneDevice);

	test("CORP-05 the whole plan of the session fits the screen", async ({
		page,
	}) => {
		await page.goto("/corporate");
		const table = page.getByRole("table", { name: "A sample 75 minutes" });
		await expect(table.getByRole("row")).toHaveCount(8);
		const box = await table.boundingBox();
		expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
	});
});
