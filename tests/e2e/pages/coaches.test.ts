import type { Page } from "@playwright/test";
import { columnsOf } from "../../support/browser/columns.ts";
import { phone } from "../../support/browser/screens.ts";
import {
	appReady,
	expect,
	openReady,
	test,
} from "../../support/browser/test.ts";

const coaches = (page: Page) =>
	page.getByRole("region", { name: /Meet Our Expert Coaches|Who you’ll work/ });
const card = (page: Page, name: string) =>
	coaches(page).getByRole("article", { name });

for (const path of ["/about", "/personal-training"])
	test(`ABOUT-05 PT-05 the coaches of ${path} stand in three columns on a wide screen, and are a carousel on a phone, from the last to the first and back`, async ({
		page,
	}) => {
		await openReady(page, path);
		const next = coaches(page).getByRole("button", { name: "Next coach" });
		for (const width of [800, 1280]) {
			await page.setViewportSize({ width, height: 900 });
			expect(await columnsOf(coaches(page).getByRole("article"))).toBe(3);
			await expect(next).toBeHidden();
		}
		await page.setViewportSize(phone);
		await next.scrollIntoViewIfNeeded();
		const isWhole = (name: string) =>
			expect(card(page, name).getByRole("heading")).toBeInViewport({
				ratio: 1,
			});
		await isWhole("Maren Okafor");
		await expect(
			card(page, "Priya Vance").getByRole("heading"),
		).not.toBeInViewport();
		await next.click();
		await isWhole("Theo Lindqvist");
		await next.click();
		await isWhole("Priya Vance");
		await next.click();
		await isWhole("Maren Okafor");
		await coaches(page).getByRole("button", { name: "Previous coach" }).click();
		await isWhole("Priya Vance");
	});

test("DLG-14 ABOUT-06 See Full Bio opens the coach that was chosen, one after the other; every bio has an address of its own, and closing it clears the address", async ({
	page,
}) => {
	await page.goto("/about#coach-theo");
	const bio = page.getByRole("dialog", { name: "Theo Lindqvist" });
	await expect(bio).toBeVisible();
	await appReady(page);
	await bio.getByRole("button", { name: "Close" }).click();
	await expect(page).toHaveURL("/about");

	for (const name of ["Theo Lindqvist", "Maren Okafor"]) {
		const opener = page.getByRole("button", { name: `See Full Bio ${name}` });
		await opener.click();
		await expect(page.getByRole("dialog")).toHaveCount(1);
		await expect(
			page.getByRole("dialog", { name }).getByRole("img", { name }),
		).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await expect(opener).toBeFocused();
	}
});

test("ABOUT-06 a trainer's card leads to that coach's bio, without a new document", async ({
	page,
}) => {
	let documents = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest() && request.frame() === page.mainFrame())
			documents += 1;
	});
	await openReady(page, "/personal-training");
	await page
		.getByRole("link", { name: "Read the full bio Priya Vance" })
		.click();
	await expect(page.getByRole("dialog", { name: "Priya Vance" })).toBeVisible();
	await expect(page).toHaveURL("/about#coach-priya");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(page).toHaveURL("/about");
	expect(documents).toBe(1);
});
