import { freeTrial } from "../../support/browser/frames.ts";
import { appReady, expect, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

test("EMBED-07 the page looks the provider's address up early and connects when the visitor points at a booking button or comes to it by keyboard", async ({
	page,
}) => {
	await test.step("the page looks the provider's address up early and connects when the visitor points at a booking button", async () => {
		const requests: string[] = [];
		page.on("request", (request) => requests.push(request.url()));
		await page.goto("/");
		await appReady(page);
		const hint = (rel: string) =>
			page.locator(`head link[rel="${rel}"][href^="${sandboxOrigin}"]`);
		await expect(hint("dns-prefetch")).toHaveCount(1);
		await expect(hint("preconnect")).toHaveCount(0);

		await page.getByRole("link", { name: "See Plans & Options" }).hover();
		await expect(hint("preconnect")).toHaveCount(0);
		const opener = page.getByRole("button", { name: freeTrial.opener }).first();
		await opener.hover();
		await expect(hint("preconnect")).toHaveCount(1);
		await opener.focus();
		await expect(hint("preconnect")).toHaveCount(1);
		expect(requests.filter((url) => url.startsWith(sandboxOrigin))).toEqual([]);
	});
	await test.step("the keyboard's focus on a booking button connects too", async () => {
		await page.goto("/");
		await appReady(page);
		await page.getByRole("button", { name: freeTrial.opener }).first().focus();
		await expect(
			page.locator(`head link[rel="preconnect"][href^="${sandboxOrigin}"]`),
		).toHaveCount(1);
	});
});
