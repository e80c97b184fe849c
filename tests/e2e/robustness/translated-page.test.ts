import type { Page } from "@playwright/test";
import { expect, openReady, test } from "../../support/browser/test.ts";

/** Moves each text node into elements, like translators do. */
async function translate(page: Page): Promise<void> {
	await page.evaluate(() => {
		const walker = document.createTreeWalker(
			document.body,
			NodeFilter.SHOW_TEXT,
			(node) =>
				node.textContent?.trim() &&
				!node.parentElement?.closest("script, style, template")
					? NodeFilter.FILTER_ACCEPT
					: NodeFilter.FILTER_REJECT,
		);
		const texts: Node[] = [];
		while (walker.nextNode()) texts.push(walker.currentNode);
		for (const text of texts) {
			const outer = document.createElement("font");
			const inner = document.createElement("font");
			text.parentNode?.replaceChild(outer, text);
			outer.append(inner);
			inner.append(text);
		}
	});
}

async function openTranslated(page: Page, path: string): Promise<void> {
	await openReady(page, path);
	await translate(page);
}

test("on a translated schedule Next shows the name and the classes of the next day", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openTranslated(page, "/schedule");
	await page.getByRole("button", { name: "Next day, Tuesday" }).click();
	await expect(
		page.getByRole("status").filter({ hasText: "day" }),
	).toContainText("Tuesday");
	await expect(page.getByRole("tabpanel", { name: "Tuesday" })).toBeVisible();
	await expect(page.getByRole("tabpanel", { name: "Monday" })).toBeHidden();
});

test("the translated estimator shows the price, the plan and the reason of the choice", async ({
	page,
}) => {
	await openTranslated(page, "/pricing");
	const result = page.getByRole("region", { name: "Your estimate" });
	await page.getByRole("radio", { name: "Personal training" }).check();
	await page.getByRole("radio", { name: /^5 / }).check();
	await expect(result).toContainText(
		"Personal training, billed weekly, package of 5",
	);
	await expect(result).toContainText("the same 5 sessions cost");
	await page.getByRole("button", { name: "One session more" }).click();
	await expect(result).toContainText("Recommended for 4 sessions a week");
});

test("the translated team quote shows the people and the total of the choice", async ({
	page,
}) => {
	await openTranslated(page, "/corporate");
	const result = page.getByRole("region", { name: "Your session" });
	const before = await result.innerText();
	await page.getByRole("button", { name: "One person more" }).click();
	await expect(result).toContainText("for 13 people");
	expect(await result.innerText()).not.toBe(before);
});

test("the translated carousel marks the testimonial that it shows", async ({
	page,
}) => {
	await openTranslated(page, "/");
	const carousel = page.getByRole("region", { name: "What members say" });
	await carousel.getByRole("button", { name: "Next testimonial" }).click();
	await expect(
		carousel.getByRole("button", { name: "Testimonial 2" }),
	).toHaveAttribute("aria-current", "true");
});

test("the translated open-now line changes with the hour", async ({ page }) => {
	await page.clock.install({ time: new Date("2026-01-05T12:00:00-08:00") });
	await openTranslated(page, "/");
	const line = page.getByText(/^Open now, until/);
	await expect(line).toBeVisible();
	await page.clock.runFor("10:00:00");
	await expect(line).toBeHidden();
	await expect(page.getByText(/^Closed, opens/)).toBeVisible();
});
