import { requestsFor } from "../../support/browser/requests.ts";
import { expect, openReady, test } from "../../support/browser/test.ts";

const react = /\/assets\/react-/;

test("a page that asks for a booking loads React without running it until a button is pressed", async ({
	page,
}) => {
	const islands = requestsFor(page, /\/assets\/hydrate-/);
	const loaded = page.waitForResponse(react);
	await openReady(page, "/");
	await loaded;
	expect(islands).toEqual([]);
	await page
		.getByRole("main")
		.getByRole("button", { name: "Claim Your Free Class Today" })
		.first()
		.click();
	await expect.poll(() => islands).toHaveLength(1);
});

test("a page without an island in its main part does not load React", async ({
	page,
}) => {
	const requests = requestsFor(page, react);
	await openReady(page, "/terms");
	await page.waitForLoadState("networkidle");
	expect(requests).toEqual([]);
});
