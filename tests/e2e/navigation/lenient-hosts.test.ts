import { expect, openReady, test } from "../../support/browser/test.ts";
import { siteOrigin } from "../../support/sites/sites.ts";

test("a page that a host shows under other addresses as well answers there", async ({
	page,
}) => {
	const address = `${siteOrigin}//schedule?a=b`;
	const answer = await page.request.get("/schedule");
	await page.route(address, async (route) =>
		route.fulfill({
			status: answer.status(),
			headers: answer.headers(),
			body: await answer.body(),
		}),
	);
	await openReady(page, address);
	await page.getByRole("tab", { name: /^Tue/ }).click();
	await expect(page).toHaveURL(/\/\/schedule\?a=b&day=tue/);
});
