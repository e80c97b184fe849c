import type { Page } from "@playwright/test";
import {
	corporateQuote,
	dialogFor,
	frameFor,
} from "../../support/browser/frames.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";

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

test("C-04 the quote changes with the choices, and the request form receives them", async ({
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
	await length(90).check();
	await expect(result).toContainText("$648 for 14 people");

	await people.fill("24");
	await more.click();
	await expect(result).toContainText("Two sessions for 25 people");
	await expect(result).not.toContainText("$");
	await people.press("End");
	await expect(result).toContainText("Two sessions for 30 people");
	await expect(more).toHaveAttribute("aria-disabled", "true");
	// Without `force`, Playwright would wait, because the button is aria-disabled.
	await more.click({ force: true });
	await expect(people).toHaveValue("30");
	await people.press("Home");
	await expect(fewer).toHaveAttribute("aria-disabled", "true");
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
