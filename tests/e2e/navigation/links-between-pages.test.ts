import type { Page } from "@playwright/test";
import { footerLink } from "../../support/browser/links.ts";
import {
	appReady,
	drawnWhole,
	expect,
	openReady,
	test,
} from "../../support/browser/test.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY / 10));

test("a link leads to the top of the next page, which has its own title", async ({
	page,
}) => {
	await openReady(page, "/");
	await footerLink(page, "Pricing").click();
	await expect(page).toHaveURL("/pricing");
	await expect(page).toHaveTitle(/\| Ironbell$/);
	expect(await scrolled(page)).toBe(0);
});

test("a link that is pressed for a new tab leaves the page as it is", async ({
	page,
	context,
}) => {
	await openReady(page, "/pricing");
	const opened = context.waitForEvent("page");
	await footerLink(page, "Schedule").click({ modifiers: ["ControlOrMeta"] });
	await expect(await opened).toHaveURL("/schedule");
	await expect(page).toHaveURL("/pricing");
});

test("Back keeps the place on the page, and a new page begins at its top", async ({
	page,
}) => {
	await openReady(page, "/pricing");
	await drawnWhole(page);
	await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
	await openReady(page, "/schedule");
	await expect.poll(() => scrolled(page)).toBe(0);
	await page.goBack();
	await appReady(page);
	await expect.poll(() => scrolled(page)).toBe(150);
});

test("the page of a link is fetched while the visitor points at it", async ({
	page,
}) => {
	await openReady(page, "/");
	const fetched = page.waitForRequest("/pricing");
	await footerLink(page, "Pricing").hover();
	expect(await (await fetched).headerValue("sec-purpose")).toBe("prefetch");
});
