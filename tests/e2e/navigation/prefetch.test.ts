import { footerLink } from "../../support/browser/links.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";

test("the page of a link is fetched while the visitor points at it", async ({
	page,
}) => {
	await openReady(page, "/");
	const fetched = page.waitForRequest("/pricing");
	await footerLink(page, "Pricing").hover();
	expect(await (await fetched).headerValue("sec-purpose")).toBe("prefetch");
});
