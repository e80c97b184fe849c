import type { Page } from "@playwright/test";
import { requestsFor } from "../../support/browser/requests.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";
import { sandboxOrigin } from "../../support/sites/sites.ts";

const name = "Map of 214 Foundry Way, Seattle, WA 98121";
const address = `${sandboxOrigin}/map/embed`;

const frame = (page: Page) => page.locator(`iframe[title="${name}"]`);
const place = (page: Page) =>
	page.getByRole("region", { name: "Getting here" });

test("EMBED-06 the map is asked for only when the visitor presses its button", async ({
	page,
}) => {
	const requests = requestsFor(page, sandboxOrigin);
	await openReady(page, "/thank-you-free-class");
	await page
		.getByRole("button", { name: "Load the map" })
		.scrollIntoViewIfNeeded();
	await expect(frame(page)).toHaveCount(0);
	expect(requests).toEqual([]);

	// The button is removed, so the focus must move to the map (WCAG 2.4.3).
	await page.getByRole("button", { name: "Load the map" }).press("Enter");
	await expect(place(page).getByRole("group", { name })).toBeFocused();
	await expect(frame(page)).toHaveAttribute("src", address);
	await expect(
		frame(page).contentFrame().getByRole("heading", { level: 1 }),
	).toBeVisible();
	expect(new Set(requests)).toEqual(new Set([address]));
	const ownPage = place(page)
		.getByRole("group", { name })
		.locator(`a[href^="${address}"]`);
	// The fallback has the same link until the frame has loaded.
	await expect(ownPage).toHaveCount(1);
	await expect(ownPage).toBeVisible();
	await expect(ownPage).toHaveAttribute("target", "_blank");
});
