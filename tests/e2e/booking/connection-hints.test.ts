import { freeTrial, openButtonFor } from "../../support/browser/frames.ts";
import { requestsFor } from "../../support/browser/requests.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

test("pointing at or focusing a booking button preconnects to the provider", async ({
	page,
}) => {
	const requests = requestsFor(page, sandboxOrigin);
	const hint = (rel: string) =>
		page.locator(`head link[rel="${rel}"][href^="${sandboxOrigin}"]`);
	const openButton = openButtonFor(page, freeTrial);
	for (const reach of ["hover", "focus"] as const) {
		await openReady(page, "/");
		await expect(hint("dns-prefetch")).toHaveCount(1);
		await page.getByRole("link", { name: "See Plans & Options" })[reach]();
		await expect(hint("preconnect")).toHaveCount(0);
		await openButton[reach]();
		await expect(hint("preconnect")).toHaveCount(1);
	}
	expect(requests).toEqual([]);
});
